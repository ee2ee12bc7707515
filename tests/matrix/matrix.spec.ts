/** Checks every route under every failure. `npm run test:more` runs it. */
import { test } from '@playwright/test'
import { checkCell } from './cell'
import { FAILURES } from './failures'
import { ROUTES } from './routes'

for (const route of ROUTES) {
  for (const failure of FAILURES) {
    test(`${route.kind} ${route.path} × ${failure.name}`, async ({ page }) => {
      await checkCell(page, route, failure)
    })
  }
}

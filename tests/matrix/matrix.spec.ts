/** Every route under every failure. Run with `npm run test:matrix`; prints the table. */
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

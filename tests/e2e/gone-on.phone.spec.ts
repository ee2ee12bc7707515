/** Who has gone on while a page whose code is gone waits for the host, to be loaded again, is neither taken back nor stopped. */
import type { Page } from '@playwright/test'
import { countLoads, expect, hold, movedOn, test } from './portal'

const ARTICLE = '/marco-legal-ec'

// Needs the app: it draws the pages between which somebody moves, and loads them again.
test('who went back to the results has them, and they are not loaded again', { tag: '@app' }, async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource|dynamically imported/)
  const host = await articleWithoutCode(page)
  const loads = countLoads(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para "leyes"')
  await host.answers()
  await movedOn(page)
  expect(loads()).toBe(0)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('loadedAgain')
})

// Needs the app: as above.
test('who follows a link that the browser follows comes there', { tag: '@app' }, async ({ page, expectError }) => {
  expectError(/Failed to load resource|dynamically imported/)
  const host = await articleWithoutCode(page)
  const home = await hold(page, '**/', { when: (request) => request.isNavigationRequest() })
  await page.getByRole('link', { name: 'Ir al inicio' }).click({ noWaitAfter: true })
  await host.answers()
  home.release()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('data-built-page', '/')
})

/** From a search to an article whose code is gone, of a host that takes its time to say that it is there. */
async function articleWithoutCode(page: Page): Promise<{ answers: () => Promise<void> }> {
  await page.goto('/search?q=leyes')
  await page.route('**/assets/marco-legal-ec*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: '404' }),
  )
  const isAsked = `**${ARTICLE}`
  const asked = page.waitForRequest(isAsked)
  const host = await hold(page, isAsked)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Marco legal' }).click()
  await expect(page.getByRole('heading', { name: 'No pudimos mostrar esta página' })).toBeVisible()
  const request = await asked
  return {
    answers: async () => {
      host.release()
      await (await request.response())?.finished()
    },
  }
}

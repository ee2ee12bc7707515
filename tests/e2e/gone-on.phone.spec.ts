/**
 * A page whose code is gone asks the host before it reloads itself. A reader who moves on during that wait is neither
 * taken back nor stopped.
 */
import type { Page } from '@playwright/test'
import { countLoads, expect, hold, movedOn, test } from './portal'

const ARTICLE = '/marco-legal-ec'

// Needs the app: it draws the pages and reloads them.
test('a reader who went back to the results keeps them, without a reload', { tag: '@app' }, async ({
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

/**
 * Goes from a search to an article whose code is gone. Holds the host's answer about the article until `answers` is
 * called.
 */
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

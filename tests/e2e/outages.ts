/** A list that does not come, and the page that says so. */
import type { Locator, Page } from '@playwright/test'
import { hurried, unhurried } from '../support/patience'
import { answer, expect, test, unanswer } from './portal'

/** The ways in which a list may not come. */
export const OUTAGES: readonly { name: string; response: Parameters<typeof answer>[2] }[] = [
  { name: '500', response: { status: 500 } },
  { name: '429', response: { status: 429 } },
  { name: 'half a body', response: { status: 200, body: '[{"id":' } },
  { name: 'no connection', response: 'abort' },
]

/** The cities do not come, in each of these ways: what is said then, also to the console, and that they come when asked for again. */
export async function expectRecovery(
  page: Page,
  path: string,
  said: () => Promise<void>,
  list: Locator,
): Promise<void> {
  await hurried(page)
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  for (const { name: outage, response } of OUTAGES)
    await test.step(outage, async () => {
      logged.length = 0
      await answer(page, 'cities', response)
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
      await said()
      await expect.poll(() => logged.some((text) => text.includes('Error loading cities'))).toBe(true)
      await unanswer(page, 'cities')
      await unhurried(page)
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(list).toBeVisible()
    })
}

/** What the console says when the cities do not come: the cause, and the browser's own word or a second try's. */
export function expectNoCities(expectError: (pattern: RegExp) => void): void {
  expectError(/Error loading cities/)
  expectError(/Error loading cities|Failed to load resource/)
}

/** How long the product waits, in a page that is opened from now on. `tests/data` and `tests/admin` hold the real lengths. */
import type { Page } from '@playwright/test'

/** 8 s become 1. */
export const FASTER = 8

/** An outage need not be waited for at the product's speed. */
export async function hurried(page: Page): Promise<void> {
  await page.addInitScript(change, FASTER)
}

/** What comes after an outage is: a busy machine may need longer for it than a hurried page waits. The next page is hurried again. */
export async function unhurried(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { isHurried: false }))
}

/** Runs in the page. */
function change(faster: number): void {
  // A page that was asked twice is not hurried twice.
  if ('isHurried' in window) return
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const pace = () => (Reflect.get(window, 'isHurried') ? faster : 1)
  AbortSignal.timeout = (ms) => timeout(ms / pace())
  const later = window.setTimeout.bind(window)
  const sooner = (act: TimerHandler, ms = 0, ...args: unknown[]) => later(act, ms < 400 ? ms : ms / pace(), ...args)
  Object.assign(window, { setTimeout: sooner, isHurried: true })
}

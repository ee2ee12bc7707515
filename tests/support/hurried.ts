/**
 * Shortens the product's waits in pages of the browser tests. `tests/data` and `tests/admin` check their real lengths.
 */
import type { Page } from '@playwright/test'

/** 8 s become 1 s. */
const FASTER = 8

/**
 * Shortens the waits in every page that is opened from now on, so that a test need not wait for an outage at full
 * length.
 */
export async function hurried(page: Page): Promise<void> {
  await page.addInitScript(change, FASTER)
}

/**
 * Restores the full waits in the open page, for what comes after an outage: a busy machine may need longer for that
 * than a hurried page waits. The next page is hurried again.
 */
export async function unhurried(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { isHurried: false }))
}

/** Runs in the page. */
function change(faster: number): void {
  // When `hurried` was called twice, the waits are shortened only once.
  if ('isHurried' in window) return
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const pace = () => (Reflect.get(window, 'isHurried') ? faster : 1)
  AbortSignal.timeout = (ms) => timeout(ms / pace())
  const later = window.setTimeout.bind(window)
  const sooner = (act: TimerHandler, ms = 0, ...args: unknown[]) => later(act, ms < 400 ? ms : ms / pace(), ...args)
  Object.assign(window, { setTimeout: sooner, isHurried: true })
}

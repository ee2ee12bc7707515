/**
 * A page whose clock the test holds: what the product waits for (its patience with a server, its pauses before it asks again) passes
 * when told, at once, and never by itself because the machine is slow.
 */
import { expect, type Locator, type Page } from '@playwright/test'

/** In pages opened from now on. Their time goes on as always until somebody lets more of it pass. */
export async function heldClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(patienceByTheClock)
}

/** Lets time pass until this is there, and no more than this long where a reader is not to wait longer. */
export async function passTimeUntil(shown: Locator, { within = Number.POSITIVE_INFINITY } = {}): Promise<void> {
  let passed = 0
  await expect
    .poll(
      async () => {
        if (passed < within) await shown.page().clock.runFor(1_000)
        passed += 1_000
        return shown.isVisible()
      },
      { message: `${shown} is there after a while`, intervals: [100] },
    )
    .toBe(true)
}

/** Runs in the page: the browser's own is not among the timers that a test can hold. */
function patienceByTheClock(): void {
  AbortSignal.timeout = (ms) => {
    const patience = new AbortController()
    setTimeout(() => patience.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms)
    return patience.signal
  }
}

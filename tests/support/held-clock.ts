/**
 * Stops the clock of a page: the time that the product waits (its patience with a server, its pauses before a retry)
 * passes at once when the test says so, and never by itself because the machine is slow.
 */
import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Stops the clock: from now on time passes only when the test says so. The clock first jumps ahead, but only by a
 * second: with a jump as long as the patience, the page would give up the requests that are under way.
 */
export async function stopClock(page: Page): Promise<void> {
  // On a busy machine that second may be over before the browser gets the command: then it is sent again.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass()
}

/**
 * Lets time pass, second by second, until the element is visible: only while `when` is true, and no more than `within`
 * milliseconds, where a reader must not have to wait longer.
 */
export async function passTimeUntil(
  shown: Locator,
  { within = Number.POSITIVE_INFINITY, when = (): boolean => true } = {},
): Promise<void> {
  let passed = 0
  await expect
    .poll(
      async () => {
        if (passed < within && when()) {
          await shown.page().clock.runFor(1_000)
          passed += 1_000
        }
        return shown.isVisible()
      },
      { message: `${shown} is there after a while`, intervals: [100] },
    )
    .toBe(true)
}

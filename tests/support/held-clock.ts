/**
 * A page whose clock the test holds: what the product waits for (its patience with a server, its pauses before it asks again) passes
 * when told, at once, and never by itself because the machine is slow.
 */
import { expect, type Locator, type Page } from '@playwright/test'

/** From here time passes only as told. It leaps by a second: what is on its way would be given up by a leap as long as the patience. */
export async function stopClock(page: Page): Promise<void> {
  // On a busy machine that second may be over when the browser is told of it.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass()
}

/** Lets time pass, while it may, until this is there, and no more than this long where a reader is not to wait longer. */
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

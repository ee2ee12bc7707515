/** How long the product waits, in a page that is opened from now on. `tests/data` and `tests/admin` hold the real lengths. */
import type { Page } from '@playwright/test'

/** 8 s become 1. */
export const FASTER = 8

/** An outage need not be waited for at the product's speed. */
export async function hurried(page: Page): Promise<void> {
  await page.addInitScript(change, FASTER)
}

/** Runs in the page. */
function change(faster: number): void {
  // A page that was asked twice is not hurried twice.
  if ('isHurried' in window) return
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => timeout(ms / faster)
  const later = window.setTimeout.bind(window)
  const sooner = (act: TimerHandler, ms = 0, ...args: unknown[]) => later(act, ms < 400 ? ms : ms / faster, ...args)
  Object.assign(window, { setTimeout: sooner, isHurried: true })
}

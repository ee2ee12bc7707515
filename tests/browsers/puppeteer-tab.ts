import { type Browser, type Page, TimeoutError } from 'puppeteer-core'
import type { Tab } from './tab'

/** Wraps a Puppeteer page of Chromium or Firefox as a `Tab`. `close` runs after the browser has closed. */
export function puppeteerTab(browser: Browser, page: Page, close: () => Promise<void>): Tab {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(`${page.url()}: ${error}`))
  return {
    open: async (address) => void (await page.goto(address)),
    back: () => sent(page.goBack({ timeout: AT_ONCE })),
    forward: () => sent(page.goForward({ timeout: AT_ONCE })),
    pressAt: async (x, y) => page.mouse.click(x, y),
    type: async (text) => page.keyboard.type(text),
    key: async (name) => page.keyboard.press(name),
    resize: async (width, height) => page.setViewport({ width, height }),
    run: async (body, ...args) => page.evaluate(`(${body})(...${JSON.stringify(args)})`),
    uncaught: () => uncaught,
    close: async () => {
      await browser.close()
      await close()
    },
  }
}

/** Sends the command without waiting for its result, which the test checks itself: a timeout here is no failure. */
async function sent(going: Promise<unknown>): Promise<void> {
  try {
    await going
  } catch (cause) {
    if (!(cause instanceof TimeoutError)) throw cause
  }
}

const AT_ONCE = 1

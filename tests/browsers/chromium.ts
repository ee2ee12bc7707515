import puppeteer from 'puppeteer-core'
import { CHROMIUM_ARGS } from '../../scripts/find-chromium'
import { puppeteerTab } from './puppeteer-tab'
import type { Tab } from './tab'

/** Opens the installed Chromium, with its back/forward cache on, and drives it over the DevTools protocol. */
export async function openChromium(executablePath: string, display: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    executablePath,
    headless: false,
    args: [...CHROMIUM_ARGS, '--window-position=0,0', '--window-size=1000,800'],
    defaultViewport: null,
    env: { ...process.env, DISPLAY: display },
  })
  const [page = await browser.newPage()] = await browser.pages()
  return puppeteerTab(browser, page, async () => {})
}

import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { cityRows } from './city-rows'
import { manyCities } from './many-cities'

const CITIES = 2000
const KEYS = ['Backspace', 'c', 'u', 'e', 'n', 'c', 'a', ...Array<string>(6).fill('Backspace'), 'm', 'a', 'c']

/**
 * Types in the directory's search at a quarter of the processor's speed, with a pause after each key as people make.
 * Returns the lines to print.
 */
export async function benchTyping(browser: Browser, site: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await serveManyCities(page)
  await page.goto(`${site}/ec`)
  const processor = await page.context().newCDPSession(page)
  const field = page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...')
  // The first letter makes the page request the list of cities; nothing is measured until that has arrived.
  await field.pressSequentially('q')
  await page.getByText(/resultados para "q"/).waitFor()
  await page.evaluate(watchInteractions)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const key of KEYS) {
    await page.keyboard.press(key)
    await page.waitForTimeout(400)
  }
  const presses = await page.evaluate(() => window.presses)
  await page.close()
  return `
Typing in the directory with ${CITIES} cities, 4× processor
${KEYS.length} keys; from key to paint at most ${Math.max(16, ...presses)} ms (${presses.length} events took longer than 16 ms)`
}

declare global {
  interface Window {
    presses: number[]
  }
}

/** Event timing, as INP counts it: from the key to the paint that follows, in steps of 8 ms. */
function watchInteractions(): void {
  window.presses = []
  // Browsers know `durationThreshold`; TypeScript's types do not yet.
  const longerThan16 = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (/^key|^input/.test(name)) window.presses.push(duration)
  }).observe(longerThan16)
}

async function serveManyCities(page: Page): Promise<void> {
  const rows = cityRows(manyCities(read('supabase/cities.csv'), CITIES), []).map(({ row }) => row)
  const headers = { 'content-range': `0-${CITIES - 1}/${CITIES}` }
  await page.route('**/rest/v1/cities**', (route) => route.fulfill({ json: rows, headers }))
}

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

/**
 * `npm run bench:lengths`: measures how long the built pages are (`npm run build` first) on a phone of 360 × 740 px, in
 * screens, and where the answers are that people come for. Values over their goal are marked with «!».
 */
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium'
import { drawInOwnFont } from './own-font'
import { measureLength, PAGE_GOALS, SCREEN } from './page-lengths'
import { printTable } from './print-table'
import { serveBuilt } from './serve-built'
import { TEST_PORTS } from './test-ports'

// The browser first: if it does not start, no server is left running.
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
const host = await serveBuilt(TEST_PORTS.benchLengths, 'lengths')
try {
  const page = await browser.newPage({ viewport: SCREEN, locale: 'es-EC' })
  const rows = [['page, and by which screen its answers stand', 'screens', 'goal', 'tail']]
  for (const goal of PAGE_GOALS) {
    await page.goto(`http://localhost:${TEST_PORTS.benchLengths}${goal.path}`, { waitUntil: 'networkidle' })
    await drawInOwnFont(page)
    const { screens, tail, answers } = await measureLength(page, goal)
    rows.push([goal.path, against(screens, goal.screens), String(goal.screens), tail.toFixed(1)])
    for (const { what, by, at } of answers) {
      rows.push([`    ${what}`, at === undefined ? 'not there' : against(at, by), String(by)])
    }
  }
  printTable('Lengths at 360 × 740, in screens', rows)
} finally {
  await browser.close()
  host.kill()
}

function against(value: number, goal: number): string {
  return `${value.toFixed(2)}${value > goal ? '!' : ' '}`
}

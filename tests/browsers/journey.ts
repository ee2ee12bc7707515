/** A browser with one tab on a screen of its own, the built site, and a page elsewhere to leave for. */
import { test as base, expect } from '@playwright/test'
import * as v from 'valibot'
import { type Elsewhere, openElsewhere } from './elsewhere'
import { type Engine, findEngine } from './engines'
import { type Monitor, openMonitor } from './monitor'
import type { Tab } from './tab'

type Journey = { tab: Tab; monitor: Monitor; elsewhere: Elsewhere; portal: string }

export const test = base.extend<Journey, { engine: Engine }>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  portal: async ({ baseURL }, use) => use(baseURL ?? ''),
  // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture, and Playwright reads the pattern
  elsewhere: async ({}, use) => {
    const elsewhere = await openElsewhere()
    await use(elsewhere)
    elsewhere.close()
  },
  monitor: async ({ engine }, use) => {
    const found = findEngine(engine)
    test.skip('install' in found, `install` in found ? `not run: ${found.install}` : '')
    const monitor = await openMonitor()
    await use(monitor)
    monitor.close()
  },
  tab: async ({ engine, monitor }, use) => {
    const found = findEngine(engine)
    if ('install' in found) throw new Error(found.install)
    const tab = await found.open(monitor.display)
    await use(tab)
    const uncaught = tab.uncaught()
    await tab.close()
    expect(uncaught, 'errors that no code caught').toEqual([])
  },
})

export { expect }

/** Asks until the answer is the right one. A page on its way to another cannot be asked: that is an answer too. */
export function eventually(read: () => unknown) {
  return expect.poll(async () => {
    try {
      return await read()
    } catch (cause) {
      return `cannot be asked: ${cause}`
    }
  })
}

export const address = (tab: Tab) => tab.run(() => location.href)
export const heading = (tab: Tab) => tab.run(() => document.querySelector('h1')?.textContent)

/** How many of what the CSS selector finds are to be seen. Chromium 92 cannot be asked so, but gives what is folded no box either. */
export const countShown = (tab: Tab, selector: string) =>
  tab.run(
    (selector) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0,
      ).length,
    selector,
  )

/** The app, asked for by a key that does nothing else, has taken over the built page. A key that comes before the page is lost. */
export async function openWithApp(tab: Tab, url: string): Promise<void> {
  await tab.open(url)
  await eventually(async () => {
    await tab.key('Escape')
    return tab.run(() => document.querySelector('template[data-app]') === null)
  }).toBe(true)
}

/** Presses what the CSS selector finds and, where several are, what begins with these words; once it is there and rests. */
export async function press(tab: Tab, selector: string, words = ''): Promise<void> {
  let point = ''
  // In the same place twice: a page that is just being drawn moves away under the finger.
  await eventually(async () => {
    const before = point
    point = JSON.stringify(await tab.run(pointOf, selector, words))
    return point !== 'null' && point === before
  }).toBe(true)
  const [x, y] = v.parse(v.tuple([v.number(), v.number()]), JSON.parse(point))
  await tab.pressAt(x, y)
}

/** Where to press: null while nothing of the kind is there, or something else lies over it. Runs in the page. */
function pointOf(selector: string, words: string): [number, number] | null {
  for (const element of document.querySelectorAll(selector)) {
    if (!element.textContent?.trim().startsWith(words)) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [box] = element.getClientRects()
    if (!box) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (element.contains(document.elementFromPoint(x, y))) return [x, y]
  }
  return null
}

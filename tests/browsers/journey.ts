/**
 * What the journeys work with: a browser with one tab on a virtual screen, the built site, and another site to leave
 * for.
 */
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

/**
 * Asserts on a value that is read again until it is right. Reading may fail while the tab is between two pages: then it
 * is retried.
 */
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

/**
 * Counts the visible elements among those of the selector. Where an engine has no `checkVisibility`, a folded element has
 * no box.
 */
export const countShown = (tab: Tab, selector: string) =>
  tab.run(
    (selector) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0,
      ).length,
    selector,
  )

/**
 * Opens a built page and starts its app with a key that has no other effect. The key is pressed again until the app has
 * taken over, because one that is pressed before the page has arrived is lost.
 */
export async function openWithApp(tab: Tab, url: string): Promise<void> {
  await tab.open(url)
  await eventually(async () => {
    await tab.key('Escape')
    return tab.run(() => document.querySelector('template[data-app]') === null)
  }).toBe(true)
}

/**
 * Waits until an element of the selector whose text begins with these words is there and no longer moves, and presses
 * it.
 */
export async function press(tab: Tab, selector: string, words = ''): Promise<void> {
  let point = ''
  // Wait until it is in the same place twice: while a page is still being drawn, its elements move.
  await eventually(async () => {
    const before = point
    point = JSON.stringify(await tab.run(pointOf, selector, words))
    return point !== 'null' && point === before
  }).toBe(true)
  const [x, y] = v.parse(v.tuple([v.number(), v.number()]), JSON.parse(point))
  await tab.pressAt(x, y)
}

/** Returns where to press; null while there is no such element, or while another one covers it. Runs in the page. */
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

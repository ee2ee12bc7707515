/** Visits with the service worker allowed, on the test's own server, which can be told to fail. */
import type { Page } from '@playwright/test'
import { ALARM_SIGNS } from '@/generator/material/alarm-signs'
import { DOUBLE_PRESS_MS } from '@/visitor/offline/save-words'
import { openSite, type Site } from './failing-site'
import { act, expect, expectEmergencyNumber, test as portal } from './portal'

export const test = portal.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture, and Playwright reads the pattern
  site: async ({}, use) => {
    const site = await openSite()
    await use(site)
    site.close()
  },
  baseURL: async ({ site }, use) => use(site.origin),
})

export const SAVE = 'Guardar para leer sin internet'

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  // The worker is registered only after an action of the reader, also on pages where the app starts by itself.
  await act(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

export async function keep(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.getByRole('button', { name: SAVE }).click()
  await expect(page.getByRole('button', { name: 'Borrar la copia guardada' })).toBeVisible()
}

/** Waits until the next press no longer counts as the second of a double one. */
export async function untilNextPress(page: Page): Promise<void> {
  await page.evaluate((milliseconds) => new Promise((done) => setTimeout(done, milliseconds)), DOUBLE_PRESS_MS)
}

export async function expectEssentials(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda en salud y emergencias')
  await expectEmergencyNumber(page)
  await expect(page.getByText(ALARM_SIGNS.emergency[0]?.text ?? 'no sign').first()).toBeVisible()
}

/** Returns how many milliseconds after its navigation began the current page was painted, by the browser's clock. */
export async function firstPaint(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return (await found.jsonValue()) ?? Number.NaN
}

export async function storedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return found.flat().map(({ url }) => new URL(url).pathname)
  })
}

export async function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

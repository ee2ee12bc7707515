/** A visit with the worker allowed, on a host of the test's own that loses its network when told to. */
import type { Page } from '@playwright/test'
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

export const KEEP = 'Guardar para leer sin internet'

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  // The worker comes with an act too, also where the app starts by itself.
  await act(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

export async function keep(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.getByRole('button', { name: KEEP }).click()
  await expect(page.getByRole('button', { name: 'Borrar la copia guardada' })).toBeVisible()
}

export async function expectEssentials(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda en salud y emergencias')
  await expectEmergencyNumber(page)
  await expect(page.getByText(/Sangrado que llena 2 o más toallas por hora/).first()).toBeVisible()
}

/** When the page that is shown began to come, and how long after that it was painted, by the browser's clock, which waits for no test. */
export async function firstPaint(page: Page): Promise<{ origin: number; after: number }> {
  const found = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint && { origin: performance.timeOrigin, after: paint.startTime }
  })
  return (await found.jsonValue()) ?? { origin: Number.NaN, after: Number.NaN }
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

/** One visit to every public page at each width, and what is true of all of them. What needs no browser is in tests/built. */
import type { Page } from '@playwright/test'
import { wrongTags } from '../support/head-tags'
import { tagsOf } from './head'
import { expectComfortable, expectRoomForAll } from './layout'
import { dataRequests, expect, expectEmergencyNumber, overflow, settled, test } from './portal'
import { PUBLIC_PAGES } from './public-pages'

type Kind = {
  path: string
  /** Drawn where it is read: the build could not know it. */
  unbuilt?: boolean
  /** It stands for its kind where looking is long; `npm run test:a11y` looks at all of them in every condition. */
  sample?: boolean
}

const SAMPLES = ['/', '/riesgos-y-efectos-secundarios']

const PAGES: Kind[] = [
  ...PUBLIC_PAGES.map((path) => ({ path, sample: SAMPLES.includes(path) })),
  { path: '/ec/azuay', sample: true },
  { path: '/ec/cuenca' },
  // A province and a city with one name.
  { path: '/ec/loja' },
  { path: '/ec/quito/cytotec' },
  { path: '/ec/cuenca/misoprostol', sample: true },
  // It has no hospital of its own.
  { path: '/ec/chordeleg/misoprostol' },
  { path: '/search' },
  { path: '/search?q=quito', unbuilt: true, sample: true },
  { path: '/no-existe', unbuilt: true },
]

for (const { path, unbuilt = false, sample = false } of PAGES) {
  test(`${path} is whole, taken over, private and fit for everyone`, async ({
    page,
    isMobile,
    expectAccessible,
    expectError,
  }) => {
    if (path === '/no-existe') expectError(/404/)
    const seen = await watch(page)
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    await settled(page)

    await test.step('it has one h1, header, footer, the disclaimer and 911', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('banner')).toContainText('Portal Educativo')
      await expect(page.getByRole('banner')).toContainText('Información Médica Ecuador')
      await expect(page.getByRole('contentinfo')).toContainText('9:00 AM - 5:00 PM (GMT-5)')
      await expect(page.locator('body')).toContainText(/educativo/i)
      await expect(page.locator('body')).toContainText(/no sustituye/i)
      await expect(page.getByText('Situación de Emergencia Médica').first()).toBeVisible()
      await expectEmergencyNumber(page)
    })

    if (!unbuilt)
      await test.step('the browser takes it over without asking for data, and nothing moves', async () => {
        // What React took over has its mark.
        await expect
          .poll(() =>
            page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react'))),
          )
          .toBe(true)
        expect(seen.asked).toEqual([])
        expect(await page.evaluate(() => window.seen.moved)).toBeLessThan(0.01)
      })

    await test.step('each tag of its head is there once', async () => {
      await expect(page.locator('title')).toHaveCount(1)
      await expect(page.locator('meta[name="description"]')).toHaveCount(1)
      if (path !== '/no-existe') expect(wrongTags(await tagsOf(page))).toEqual([])
    })

    await test.step('it sets no cookie, asks nothing of the visitor, and sends nobody the page one comes from', async () => {
      expect(response?.headers()['referrer-policy']).toBe('no-referrer')
      expect(seen.cookies).toEqual([])
      expect(await page.evaluate(() => window.seen.permissions)).toEqual([])
      const fields = page.locator('input:not([type="search"]):not([name="q"]), textarea, select')
      await expect(fields, 'fields that are no search').toHaveCount(0)
      const outside = page.locator(`a[href^="http"]:not([rel~="noreferrer"]), a[href^="http"]:not([rel~="noopener"])`)
      expect(await outside.evaluateAll((links) => links.map((link) => link.outerHTML))).toEqual([])
      await expect(page.locator('iframe')).toHaveCount(0)
    })

    await test.step('it fits the screen, and axe finds nothing', async () => {
      expect(await overflow(page)).toBe(0)
      // `npm run test:a11y` looks at both widths, in every colour scheme.
      if (isMobile) await expectAccessible()
    })

    if (sample) await expectComfortable(page)
    if (sample && !isMobile) await expectRoomForAll(page)
  })
}

type Seen = { asked: string[]; cookies: string[] }

/** What the page asks for and does from now on: of the backend, of the visitor, and with what had been shown. */
async function watch(page: Page): Promise<Seen> {
  const asked = dataRequests(page)
  const cookies: string[] = []
  page.on('response', (response) => {
    if (response.headers()['set-cookie'] !== undefined) cookies.push(response.url())
  })
  await page.addInitScript(() => {
    window.seen = { moved: 0, permissions: [] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.seen.moved += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
    navigator.geolocation.getCurrentPosition = () => void window.seen.permissions.push('position')
    navigator.geolocation.watchPosition = () => window.seen.permissions.push('position')
    Notification.requestPermission = async () => {
      window.seen.permissions.push('notifications')
      return 'denied'
    }
  })
  return { asked, cookies }
}

declare global {
  interface Window {
    seen: { moved: number; permissions: string[] }
  }
}

/**
 * The public pages at each width, one after the other, and what has to be true of all of them. tests/built covers what
 * does not need a browser.
 */
import type { Page, Response } from '@playwright/test'
import { headTags, wrongTags } from '../support/head-tags'
import { ARTICLES, expectArticle } from './articles'
import { expectComfortable, expectRoomForAll, expectRoomForLargeLetters } from './layout'
import { drawInMachineFont, drawInOwnFont } from './own-font'
import { measureLength, PAGE_GOALS, SCREEN } from './page-lengths'
import { appNeverStarts, dataRequests, expect, expectEmergencyNumber, forget, overflow, settled, test } from './portal'
import { PUBLIC_PAGES } from './public-pages'

type Kind = {
  path: string
  /** The page is drawn in the reader's browser, because the build could not know it. */
  unbuilt?: boolean
  /**
   * The slow checks are made on this page for its kind; `npm run test:more` checks all pages at both widths in every
   * condition.
   */
  sample?: boolean
  /** Another page has the same layout and is checked in its place on a desk. */
  likeAnother?: boolean
  /** The page begins with the emergency block, so it does not end with it. */
  urgent?: boolean
  /** The page keeps its goal for length. */
  short?: boolean
  /** The page may be longer than its goal in wide letters, but its answers are near enough to the top. */
  near?: boolean
}

const ABOUT: Record<string, Omit<Kind, 'path'>> = {
  '/': { sample: true, short: true },
  '/ec': { short: true },
  '/cerca': { short: true },
  '/que-es-misoprostol': { short: true, likeAnother: true },
  '/riesgos-y-efectos-secundarios': { sample: true, urgent: true },
  '/marco-legal-ec': { short: true, likeAnother: true },
  '/cuidados-y-alertas': { urgent: true, short: true, likeAnother: true },
  '/sobre-nosotros': { short: true, likeAnother: true },
  '/recursos-oficiales': { short: true },
  '/politica-editorial': { short: true, likeAnother: true },
  '/privacidad': { short: true },
  '/accesibilidad': { short: true, likeAnother: true },
}

const ARTICLE_PATHS = ARTICLES.map(({ path }) => path)

const WALKS: Record<string, Kind[]> = {
  'the articles': kinds(ARTICLE_PATHS),
  'home, the directory, the resources and the other pages of one kind': kinds(
    PUBLIC_PAGES.filter((path) => !ARTICLE_PATHS.includes(path)),
  ),
  'the pages of places': [
    { path: '/ec/azuay', sample: true, short: true },
    { path: '/ec/cuenca', short: true },
    // A province and a city of the same name.
    { path: '/ec/loja', near: true, likeAnother: true },
    { path: '/ec/quito/misoprostol', urgent: true, short: true, likeAnother: true },
    { path: '/ec/quito/cytotec', urgent: true, short: true, likeAnother: true },
    // The longest: its reader is sent elsewhere.
    { path: '/ec/general-leonidas-plaza-gutierrez/cytotec', urgent: true, short: true, likeAnother: true },
    { path: '/ec/cuenca/misoprostol', sample: true, urgent: true },
    // A town without a hospital of its own.
    { path: '/ec/chordeleg/misoprostol', urgent: true, short: true, likeAnother: true },
  ],
  'the search': [{ path: '/search', short: true }],
  'a search’s results, and an address that leads nowhere': [
    { path: '/search?q=quito', unbuilt: true, sample: true },
    { path: '/no-existe', unbuilt: true },
  ],
}

for (const [walk, pages] of Object.entries(WALKS)) {
  // Pages that are not built need the app.
  const tag = pages.some(({ unbuilt }) => unbuilt) ? '@app' : []
  test(`${walk}: each is complete, taken over by the app, private and accessible`, { tag }, async ({
    page,
    isMobile,
    expectAccessible,
    expectError,
  }) => {
    if (pages.some(({ path }) => path === '/no-existe')) expectError(/404/)
    const seen = await watch(page)
    const screen = page.viewportSize() ?? SCREEN
    for (const kind of pages.filter(({ likeAnother }) => isMobile || !likeAnother))
      await test.step(kind.path, async () => {
        for (const list of [seen.asked, seen.cookies]) list.length = 0
        await forget(page)
        const response = await page.goto(kind.path)
        if (kind.unbuilt) await settled(page)
        await expectWhole(page, kind)
        if (!kind.unbuilt && !appNeverStarts()) await expectTakenOver(page)
        if (isMobile && kind.path === '/recursos-oficiales') await expectLargestToCall911(page)
        if (isMobile && kind.sample) await expectAccessible()
        await settled(page)
        await expectPrivate(page, kind, seen, response)
        if (isMobile) await expectShort(page, kind)
        if (isMobile) await expectRoomForLargeLetters(page)
        if (kind.sample) await expectComfortable(page)
        if (kind.sample && !isMobile) {
          await expectRoomForAll(page)
          await page.setViewportSize(screen)
          await page.emulateMedia({ reducedMotion: null })
        }
        const article = ARTICLES.find(({ path }) => path === kind.path)
        if (article) await expectArticle(page, article, isMobile)
        if (kind.likeAnother) await expectRoomOnDesk(page)
      })
  })
}

function kinds(paths: readonly string[]): Kind[] {
  return paths.map((path) => ({ path, ...ABOUT[path] }))
}

async function expectWhole(page: Page, { path, urgent }: Kind): Promise<void> {
  await test.step('it has one h1, the header, the footer, the disclaimer, 911, each tag of its head once, and fits the screen', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('banner')).toContainText('Portal Educativo')
    await expect(page.getByRole('banner')).toContainText('Información Médica Ecuador')
    await expect(page.getByRole('contentinfo')).toContainText('9:00 AM - 5:00 PM (GMT-5)')
    await expect(page.locator('body')).toContainText(/educativo/i)
    await expect(page.locator('body')).toContainText(/no sustituye/i)
    await expect(page.getByText('Situación de Emergencia Médica').first()).toBeVisible()
    await expectEmergencyNumber(page)
    if (urgent) {
      await expect(page.getByRole('heading', { name: 'Situación de Emergencia Médica' })).toHaveCount(1)
    }
    await expect(page.getByRole('complementary', { name: 'Chat' }).locator('summary')).toBeVisible()
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    // A separator could stand at the beginning or the end of a line; only «Quito · Pichincha · Sierra» has it by design.
    const text = await page.locator('body').innerText()
    expect(text.replace(/^[^\n·]+ · [^\n·]+ · [^\n·]+$/m, '')).not.toContain('·')
    if (path !== '/no-existe') expect(wrongTags(await page.evaluate(headTags))).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
}

/** Expects that the first number to call in the page's text is 911, and that its button is taller than any other number's. */
async function expectLargestToCall911(page: Page): Promise<void> {
  await test.step('911 is the first and the largest of the numbers to call', async () => {
    const calls = page.getByRole('main').locator('a[href^="tel:"]')
    const [first, ...others] = await calls.evaluateAll((links) =>
      links.map((link) => ({ number: link.getAttribute('href'), height: link.getBoundingClientRect().height })),
    )
    expect(first?.number).toBe('tel:911')
    expect(others.length).toBeGreaterThan(0)
    expect(first?.height).toBeGreaterThan(Math.max(...others.map(({ height }) => height)))
  })
}

/** Checks the current page on a wide screen. */
async function expectRoomOnDesk(page: Page): Promise<void> {
  await test.step('on a desk there is no horizontal scrolling, and 911 is in sight', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await overflow(page)).toBe(0)
    await expectEmergencyNumber(page)
    await page.setViewportSize(SCREEN)
  })
}

/** Expects that React has taken over the page: it leaves a property on the elements it manages. */
async function expectTakenOver(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react'))))
    .toBe(true)
}

async function expectShort(page: Page, { path, short = false, near = short, unbuilt }: Kind): Promise<void> {
  await test.step('it keeps its limits of length, and its answers are near enough to the top', async () => {
    expect(page.viewportSize()).toEqual(SCREEN)
    const goal = PAGE_GOALS.find((one) => one.path === path)
    if (near) expect(goal).toBeDefined()
    await drawInOwnFont(page)
    const { screens, answers, tail } = await measureLength(page, goal ?? { path, screens: 0, answers: [] })
    await drawInMachineFont(page)
    // The tail is what comes after the page's own text.
    if (!unbuilt) expect(tail).toBeLessThanOrEqual(1.6)
    if (!near || !goal) return
    if (short) expect(screens).toBeLessThanOrEqual(goal.screens)
    for (const { what, by, at } of answers) expect(at, what).toBeLessThanOrEqual(by)
  })
}

async function expectPrivate(page: Page, { unbuilt }: Kind, seen: Seen, response: Response | null): Promise<void> {
  await test.step('it requests no data that it has, shifts no layout, sets no cookie, asks the visitor for nothing, and sends no referrer', async () => {
    if (!unbuilt) {
      expect(seen.asked).toEqual([])
      expect(await page.evaluate(() => window.seen.moved)).toBeLessThan(0.01)
    }
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    expect(seen.cookies).toEqual([])
    expect(await page.evaluate(() => window.seen.permissions)).toEqual([])
    const fields = page.locator('input:not([type="search"]):not([name="q"]), textarea, select')
    await expect(fields, 'fields that are no search').toHaveCount(0)
    const outside = page.locator(`a[href^="http"]:not([rel~="noreferrer"]), a[href^="http"]:not([rel~="noopener"])`)
    expect(await outside.evaluateAll((links) => links.map((link) => link.outerHTML))).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}

type Seen = { asked: string[]; cookies: string[] }

/** Records from now on the page's data requests, cookies, permission requests and layout shifts. */
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

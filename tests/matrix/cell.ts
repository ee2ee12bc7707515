import { expect, type Page } from '@playwright/test'
import { FASTER, hurried } from '../support/patience'
import type { Failure } from './failures'
import type { MatrixRoute } from './routes'
import { AGAIN, STILL_BUSY } from './words'

/**
 * Longer than the product ever waits: two readings in sequence, each with three tries of 8 s and the pauses between
 * them.
 */
const END_MS = (2 * 30_000) / FASTER + 4000

/** Checks one cell of the matrix: opens the page under the failure, uses it, and asserts that its reader can go on. */
export async function checkCell(page: Page, route: MatrixRoute, failure: Failure): Promise<void> {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(String(error)))
  await hurried(page)
  if (route.kind === 'shell') await answerWithShell(page)
  await failure.arrange(page, route)
  const met = countMet(page, failure)
  await page.goto(route.path, { waitUntil: 'commit' })
  await page.waitForLoadState('load')
  await failure.act?.(page, route)
  if (route.kind === 'built' && !failure.takesAllCode) {
    await lookForCity(page)
    await expectMet(met)
  }

  await expectNotAlone(page, route, failure)
  await expectRecovery(page, route, failure)
  // A request that is still held back must not reach the next cell.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(
    uncaught.filter((error) => !error.includes('a component that throws')),
    'uncaught exceptions',
  ).toEqual([])
}

/**
 * Asserts that the page no longer waits, and shows 911, to a visitor the quick exit, the content that no outage takes
 * away, and a way to go on.
 */
export async function expectNotAlone(page: Page, route: MatrixRoute, failure: Failure): Promise<void> {
  await expectNoSpinner(page)
  await expect(page.locator('a[href="tel:911"]').first(), '911').toBeVisible()
  if (route.kind !== 'desk') await expect(page.locator('[data-salida]').first(), 'the quick exit').toBeVisible()
  await expectStaticContent(page, route, failure)
  await expectWayOn(page, route, failure)
}

/**
 * Types into the header's search, which requests the cities. A built page requests nothing else, so no failure could
 * affect it.
 */
async function lookForCity(page: Page): Promise<void> {
  await page.getByPlaceholder('Buscar ciudad...').first().pressSequentially('cue')
}

/** Counts the requests that the failure takes from the page, and keeps the time of the last one. */
function countMet(page: Page, { meets: what }: Failure) {
  const met = { what, times: 0, last: 0 }
  page.on('request', (request) => {
    if (what?.test(request.url())) Object.assign(met, { times: met.times + 1, last: Date.now() })
  })
  return met
}

/**
 * Waits until the page has made a request that fails and no longer retries it. Before that it has not shown how it
 * copes.
 */
async function expectMet(met: ReturnType<typeof countMet>): Promise<void> {
  if (!met.what) return
  await expect.poll(() => met.times, `asks for ${met.what}`).toBeGreaterThan(0)
  await expect.poll(() => Date.now() - met.last, { message: 'asks no more', timeout: END_MS }).toBeGreaterThan(TRIES_MS)
}

/** Longer than one try of 8 s, which `hurried` shortens to 1 s, and the pause after it. */
const TRIES_MS = 1800

async function expectNoSpinner(page: Page): Promise<void> {
  const spinner = page.locator('[class*="animate-spin"]').or(page.getByText(STILL_BUSY))
  await expect(spinner.filter({ visible: true }), 'no spinner without an end').toHaveCount(0, { timeout: END_MS })
}

async function expectStaticContent(page: Page, route: MatrixRoute, failure: Failure): Promise<void> {
  if (route.kind === 'alone') return expectEssentials(page, route, failure)
  const drawsNothing = failure.takesAllCode && route.kind !== 'built'
  if (drawsNothing) return
  await expect(page.getByRole('banner').first(), 'header').toBeVisible()
  await expect(page.getByRole('contentinfo').first(), 'footer').toContainText('911')
  await expect(page.getByRole('heading', { level: 1 }).first(), 'heading').toBeVisible()
  if (route.kind !== 'desk') await expect(page.getByText('Situación de Emergencia Médica').first()).toBeVisible()
  if (route.kind === 'built' || !failure.takesCode) {
    const words = page.locator('main').getByText(route.words).filter({ visible: true })
    await expect(words.first(), 'the words of the page').toBeVisible()
  }
}

/**
 * Asserts that the essentials are whole. Only the list of kept pages needs a script: it says what it holds, or why it
 * cannot.
 */
async function expectEssentials(page: Page, { words }: MatrixRoute, failure: Failure): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), 'heading').toHaveText('Ayuda en salud y emergencias')
  await expect(page.locator('main').getByText(words), 'alarm signs').toBeVisible()
  await expect(page.locator('main a[href="tel:171"]').first(), '171').toBeVisible()
  const azuay = page.locator('main details', { has: page.getByText('Azuay', { exact: true }) })
  // Opening the same address again is a reload, after which the province is still open.
  if ((await azuay.getAttribute('open')) === null) await azuay.locator('summary').click()
  await expect(page.getByText('Hospital Vicente Corral Moscoso').first(), 'a hospital').toBeVisible()
  const kept = failure.takesAllCode ? /hace falta JavaScript/ : /No hay páginas guardadas|no permite guardar/
  await expect(page.locator('[data-kept-list]'), 'what is kept').toHaveText(kept)
}

async function expectWayOn(page: Page, route: MatrixRoute, failure: Failure): Promise<void> {
  const asksAgain =
    route.kind !== 'built' && route.kind !== 'alone' && ((failure.takesData && route.recovered) || failure.takesCode)
  const ways = asksAgain
    ? page.locator('button, a').filter({ hasText: AGAIN })
    : page.locator('main a[href], main button, header a[href]')
  await expect(ways.filter({ visible: true }).first(), 'a way on').toBeVisible()
}

/** Asserts that the page recovers once the failure is over, with at most one press in each part that went without. */
async function expectRecovery(page: Page, route: MatrixRoute, failure: Failure): Promise<void> {
  const what = failure.takesCode ? route.words : failure.takesData ? route.recovered : undefined
  if (route.kind === 'built' || route.kind === 'alone' || !what) return
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (route.kind === 'shell') await answerWithShell(page)
  await page.context().setOffline(false)
  const again = page.locator('button, a').filter({ hasText: AGAIN }).filter({ visible: true })
  const recovered = page.locator('main').getByText(what).filter({ visible: true }).first()
  for (const button of await again.all()) {
    // The part may have recovered by itself meanwhile, and its button may be gone.
    if (!(await recovered.isVisible())) await button.click({ timeout: 10_000 }).catch(() => undefined)
  }
  await expect(recovered, 'it recovers').toBeVisible({ timeout: END_MS })
}

async function answerWithShell(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    await route.fulfill({ response: await route.fetch({ url: new URL('/app.html', route.request().url()).href }) })
  })
}

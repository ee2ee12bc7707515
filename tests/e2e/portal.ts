/**
 * The fixtures of every browser test. A `console.error`, an uncaught exception, a request to another origin, a cookie
 * or anything put in the browser's storage fails the test, unless the test expects it.
 */
import {
  type APIResponse,
  type BrowserContext,
  test as base,
  expect,
  type Frame,
  type Locator,
  type Page,
  type Request,
  type Route,
  type TestInfo,
} from '@playwright/test'
import { axeViolations } from '../support/axe-in-page'
import { publishableKey } from '../support/publishable-key'

type Portal = {
  /**
   * False: every address is answered with the empty app, like one that was added after the build.
   * `test.use({ built: false })`.
   */
  built: boolean
  /**
   * Limits every list of cities to these slugs, so that a screen that judges the pages of every city has two pages per
   * slug to judge instead of hundreds. `test.use({ towns: ['cuenca'] })`.
   */
  towns: readonly string[] | undefined
  /** False: the reader has not acted yet, so the app of a built page is not loaded. `test.use({ started: false })`. */
  started: boolean
  /** Console errors that belong to what the test does: `expectError(/500/)`. Each must occur. */
  expectError: (pattern: RegExp) => void
  /** Allows a console error that depends on timing and may or may not occur. */
  allowError: (pattern: RegExp) => void
  /** Names the storage keys that the test may leave behind: `allowStorage('dns_ok')`. */
  allowStorage: (...keys: string[]) => void
  /** Allows requests to another origin: `allowOrigin('https://www.google.com')`. */
  allowOrigin: (origin: string) => void
  /** Fails when axe finds anything on the current page. */
  expectAccessible: () => Promise<void>
  /** Returns rows of a table, read as a visitor. */
  rowsOf: (table: string, filter?: Record<string, string>) => Promise<Record<string, unknown>[]>
}

/** Whether the app never starts in this test, whatever is pressed: in the projects «without app» of `npm run test:more`. */
export function appNeverStarts(): boolean {
  return base.info().project.name.startsWith('without app')
}

/** The pages, by content and width, in which axe has found nothing; kept for all tests of this process. */
const looked = new Set<string>()

type Guard = { errors: string[]; expected: RegExp[]; allowed: RegExp[]; origins: string[]; keys: string[] }

export const test = base.extend<Portal & { guard: Guard }>({
  built: [true, { option: true }],
  started: [true, { option: true }],
  towns: [undefined, { option: true }],
  context: async ({ context, built, towns }, use) => {
    if (towns) await narrowCities(context, towns)
    if (appNeverStarts()) await context.addInitScript(keepAppFromStarting)
    if (!built) {
      await context.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback()
        await route.fulfill({ response: await serverAnswer(route, new URL('/app.html', route.request().url()).href) })
      })
    }
    await use(context)
    // Requests still pending when a test ends are ignored, in every tab.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  // The page after an action of the reader (a key press): the app has taken over, unless its code does not arrive.
  page: async ({ page, javaScriptEnabled, started }, use) => {
    if (javaScriptEnabled === false || !started || appNeverStarts()) return use(page)
    const { goto, reload } = page
    page.goto = async (address, options) => {
      const response = await goto.call(page, address, options)
      if (options?.waitUntil !== 'commit') await startApp(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload.call(page, options)
      await startApp(page)
      return response
    }
    page.goBack = whereAttached(page.goBack.bind(page))
    page.goForward = whereAttached(page.goForward.bind(page))
    await use(page)
  },
  guard: [
    async ({ page, context, baseURL }, use, testInfo) => {
      const guard: Guard = { errors: [], expected: [], allowed: [], origins: [], keys: [] }
      const strangers: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') guard.errors.push(message.text())
      })
      page.on('pageerror', (error) => guard.errors.push(String(error)))
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL) strangers.push(origin)
      })

      await use(guard)

      if (testInfo.errors.length > 0) await takePicture(page, testInfo)
      // The last errors may not have been reported yet.
      const missing = () => guard.expected.filter((pattern) => !guard.errors.some((error) => pattern.test(error)))
      await expect.poll(missing, 'console errors that were expected and did not occur').toEqual([])
      const unexpected = guard.errors.filter(
        (error) => ![...guard.expected, ...guard.allowed].some((pattern) => pattern.test(error)),
      )
      expect(unexpected, 'unexpected console errors').toEqual([])
      expect(
        strangers.filter((origin) => !guard.origins.includes(origin)),
        'requests to other origins',
      ).toEqual([])
      expect(await context.cookies(), 'cookies').toEqual([])
      const kept = (await storedKeys(page)).filter((key) => !guard.keys.includes(key))
      expect(kept, 'keys in local and session storage').toEqual([])
    },
    { auto: true },
  ],
  expectError: async ({ guard }, use) => {
    await use((pattern) => void guard.expected.push(pattern))
  },
  allowError: async ({ guard }, use) => {
    await use((pattern) => void guard.allowed.push(pattern))
  },
  allowStorage: async ({ guard }, use) => {
    await use((...keys) => void guard.keys.push(...keys))
  },
  allowOrigin: async ({ guard }, use) => {
    await use((origin) => void guard.origins.push(origin))
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      // Without animations: a notice that is half faded in has half its contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // The same content at the same size has the same result, so it is checked only once.
      const looks = JSON.stringify([numberedAnew(await page.content()), page.viewportSize()])
      const violations = looked.has(looks) ? [] : await axeViolations(page)
      await page.emulateMedia({ reducedMotion: null })
      if (violations.length === 0) looked.add(looks)
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
      expect(found, `axe on ${page.url()}`).toEqual([])
    })
  },
  rowsOf: async ({ request }, use) => {
    await use(async (table, filter = {}) => {
      const response = await request.get(`/rest/v1/${table}`, {
        params: { select: '*', ...filter },
        headers: { apikey: publishableKey() },
      })
      expect(response.status()).toBe(200)
      return response.json()
    })
  },
})

export { expect }

/** Saves a picture of the page of a failed test in `test-results`. */
async function takePicture(page: Page, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('failed.png')
  try {
    await page.screenshot({ path, timeout: 10_000 })
    testInfo.attachments.push({ name: 'the page', path, contentType: 'image/png' })
  } catch (error) {
    // The test may have failed because there is no page.
    console.error('No picture of the page could be taken', error)
  }
}

/** Limits every list of cities to these towns. Requests for a single city still find any city. */
async function narrowCities(context: BrowserContext, towns: readonly string[]): Promise<void> {
  await context.route('**/rest/v1/cities**', (route) => {
    const url = new URL(route.request().url())
    const isOne = url.searchParams.has('slug') || url.searchParams.has('id')
    if (route.request().method() !== 'GET' || isOne) return route.fallback()
    url.searchParams.set('slug', `in.(${towns.join()})`)
    return route.fallback({ url: url.href })
  })
}

/** Renumbers React's ids from zero. They depend on what was drawn before, and would make equal pages look different. */
function numberedAnew(html: string): string {
  const numbers = new Map<string, string>()
  return html.replace(/_r_[0-9a-z]+_/g, (id) => {
    const known = numbers.get(id) ?? `_id_${numbers.size}_`
    numbers.set(id, known)
    return known
  })
}

/**
 * Returns the server's answer to a request. Retries if the server has just closed the connection that was to be reused.
 */
export function serverAnswer(route: Route, url = route.request().url()): Promise<APIResponse> {
  return route.fetch({ url, maxRetries: 3 })
}

/** Expects a link that calls 911 entirely within the window, at any scroll position. */
export async function expectEmergencyNumber(page: Page): Promise<void> {
  await expect(page.locator('a[href="tel:911"]').first()).toBeInViewport({ ratio: 1 })
}

/** Presses the retry button, unless `recovered` is already there, which may happen at any moment. */
export async function retryUnless(recovered: Locator): Promise<void> {
  const button = recovered.page().getByRole('button', { name: /Reintentar|Volver a cargar/ })
  await button
    .or(recovered)
    .first()
    .click({ position: { x: 4, y: 4 } })
}

/** Whether this is the script that every page loads, which works without the app. */
export function isPageScript(url: string): boolean {
  return url.includes('/assets/page/')
}

/** Holds requests to this address until `release` is called; then they go to the server, or where `pass` sends them. */
export async function hold(
  page: Page,
  url: string,
  { when = () => true, pass = (route) => route.fallback() }: HoldOptions = {},
): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    if (!when(route.request())) return route.fallback()
    await released
    // The page that made the request may be gone.
    await pass(route).catch(() => {})
  })
  return { release }
}

type HoldOptions = { when?: (request: Request) => boolean; pass?: (route: Route) => Promise<void> }

/** Whether a request changes the database. */
export function isWrite(request: Request): boolean {
  return request.method() !== 'GET'
}

/** Counts the documents that the page requests from now on, whether they arrive or not. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** Returns a list to which the table of each data request of the page is added. */
export function dataRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, table] = /\/rest\/v1\/(\w+)/.exec(request.url()) ?? []
    if (table) asked.push(table)
  })
  return asked
}

/** Returns by how many pixels the page is wider than the screen. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Waits until everything that the page requested has arrived and is shown. An idle network alone is not enough, because
 * the page may be about to request more.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status').filter({ hasText: /^Cargando/ })).toHaveCount(0)
}

/**
 * Waits until the app has finished scrolling to a fragment, which it does two frames after a page or a history entry is
 * shown.
 */
export async function movedOn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Empties the browser's cache, so that the next page is loaded in full, as for a first visit. */
export async function forget(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
}

/** Acts as a reader on a page that has arrived in full: presses a key that has no effect of its own. */
export async function act(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await page.keyboard.press('F9')
}

/**
 * Starts the app of a built page and waits for it for 15 seconds at most. If its code does not arrive, the page stays
 * as built.
 */
export async function startApp(page: Page): Promise<void> {
  const waiting = page.locator('template[data-app]')
  let came = 0
  let acted = -1
  const count = (frame: Frame) => {
    if (frame === page.mainFrame()) came += 1
  }
  page.on('framenavigated', count)
  const deadline = Date.now() + 15_000
  // An action on a document that is being left is lost, so it is repeated on the next document.
  while (((await waiting.count()) > 0 || (came > 0 && acted < came)) && Date.now() < deadline) {
    if (acted < came) {
      acted = came
      await act(page)
    }
    await new Promise((later) => setTimeout(later, 25))
  }
  page.off('framenavigated', count)
}

/** Runs in the page: makes the template that holds the app of a built page appear empty. */
function keepAppFromStarting(): void {
  const lies = Object.getOwnPropertyDescriptor(HTMLTemplateElement.prototype, 'content')
  Object.defineProperty(HTMLTemplateElement.prototype, 'content', {
    get(this: HTMLTemplateElement) {
      return this.matches('[data-app]') ? document.createDocumentFragment() : lies?.get?.call(this)
    },
  })
}

/** Answers every request for this table with this response. */
export async function answer(
  page: Page,
  table: string,
  response: { status: number; body?: string } | 'abort' | 'hang',
): Promise<void> {
  await page.route(`**/rest/v1/${table}**`, async (route) => {
    if (response === 'abort') return route.abort('connectionrefused')
    if (response === 'hang') return
    await route.fulfill({
      status: response.status,
      contentType: 'application/json',
      body: response.body ?? JSON.stringify({ message: `answer ${response.status}` }),
    })
  })
}

/**
 * Wraps `goBack` and `goForward` with a retry. While the browser replaces one page with another it cannot read its
 * history, and reports that before it has moved. The call is repeated until it works or the test's time is over.
 */
function whereAttached<Options, Answer>(move: (options?: Options) => Promise<Answer>) {
  return async (options?: Options): Promise<Answer> => {
    for (;;) {
      try {
        return await move(options)
      } catch (error) {
        if (!/getNavigationHistory.*Not attached to an active page/.test(String(error))) throw error
      }
      await new Promise((later) => setTimeout(later, 25))
    }
  }
}

/** Returns the keys in the browser's storage. Retries when the page is being replaced during the call. */
async function storedKeys(page: Page): Promise<string[]> {
  for (;;) {
    if (page.isClosed() || !page.url().startsWith('http')) return []
    try {
      return await page.evaluate(keysInStorage)
    } catch (error) {
      if (!/Execution context was destroyed/.test(String(error))) throw error
    }
  }
}

/** Has every page that is opened from now on find the browser's data saver switched on. */
export async function switchOnDataSaver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
}

/** Runs in the page: returns the keys in local and session storage. */
function keysInStorage(): string[] {
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  } catch {
    // A denied storage is empty.
    return []
  }
}

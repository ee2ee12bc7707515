/**
 * The browser as every test uses it. A `console.error`, an uncaught exception, a request to another origin, a cookie or
 * anything put in the browser's storage fails the test, unless the test expects it.
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
  /** False: every address is answered with the empty shell, as one that came after the build. `test.use({ built: false })`. */
  built: boolean
  /**
   * These are all the cities that a list of them has: a screen that judges the pages of every city has two pages of each to judge, not
   * 444. `test.use({ towns: ['cuenca'] })`.
   */
  towns: readonly string[] | undefined
  /** False: nobody has acted yet, and the app of a built page was not asked for. `test.use({ started: false })`. */
  started: boolean
  /** Console errors that belong to what the test does: `expectError(/500/)`. Each must occur. */
  expectError: (pattern: RegExp) => void
  /** One that may occur or not, by what crosses on the way. */
  allowError: (pattern: RegExp) => void
  /** What the test leaves in the browser's storage on purpose: `allowStorage('dns_ok')`. */
  allowStorage: (...keys: string[]) => void
  /** Origins a click of the test leads to: `allowOrigin('https://www.google.com')`. */
  allowOrigin: (origin: string) => void
  /** Fails when axe finds anything on the page as it stands. */
  expectAccessible: () => Promise<void>
  /** Rows of a table, read as a visitor does. */
  rowsOf: (table: string, filter?: Record<string, string>) => Promise<Record<string, unknown>[]>
}

/** The pages as they are to somebody whose app never starts, whatever they press: `npm run test:without-app`. */
export const APP_NEVER_STARTS = process.env.PORTAL_APP === 'never'

/** What axe has found nothing in, in this process. */
const looked = new Set<string>()

type Guard = { errors: string[]; expected: RegExp[]; allowed: RegExp[]; origins: string[]; keys: string[] }

export const test = base.extend<Portal & { guard: Guard }>({
  built: [true, { option: true }],
  started: [true, { option: true }],
  towns: [undefined, { option: true }],
  context: async ({ context, built, towns }, use) => {
    if (towns) await narrowCities(context, towns)
    if (APP_NEVER_STARTS) await context.addInitScript(keepAppFromStarting)
    if (!built) {
      await context.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback()
        await route.fulfill({ response: await serverAnswer(route, new URL('/app.html', route.request().url()).href) })
      })
    }
    await use(context)
    // What is still on its way when a test ends is nobody's, in whichever tab.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  // As a visitor finds it who has acted (has pressed a key): the app has taken over the page, unless its code is kept from it.
  page: async ({ page, javaScriptEnabled, started }, use) => {
    if (javaScriptEnabled === false || !started || APP_NEVER_STARTS) return use(page)
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
      // What failed last may not have been said yet.
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
      // A notice that is half faded in has half its contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // The same page is found the same: the same words, at the same width.
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

/** Of the page as it stands when its test has failed, in `test-results`. */
async function takePicture(page: Page, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('failed.png')
  try {
    await page.screenshot({ path, timeout: 10_000 })
    testInfo.attachments.push({ name: 'the page', path, contentType: 'image/png' })
  } catch (error) {
    // What the test failed of may be that there is no page.
    console.error('No picture of the page could be taken', error)
  }
}

/** A city that is asked for by itself is there all the same. */
async function narrowCities(context: BrowserContext, towns: readonly string[]): Promise<void> {
  await context.route('**/rest/v1/cities**', (route) => {
    const url = new URL(route.request().url())
    const isOne = url.searchParams.has('slug') || url.searchParams.has('id')
    if (route.request().method() !== 'GET' || isOne) return route.fallback()
    url.searchParams.set('slug', `in.(${towns.join()})`)
    return route.fallback({ url: url.href })
  })
}

/** React numbers its ids by what it drew before: the same ids in the same places, counted from the first. */
function numberedAnew(html: string): string {
  const numbers = new Map<string, string>()
  return html.replace(/_r_[0-9a-z]+_/g, (id) => {
    const known = numbers.get(id) ?? `_id_${numbers.size}_`
    numbers.set(id, known)
    return known
  })
}

/** What the server answers to a request. Asked once more where it has just closed the connection that was to be used again. */
export function serverAnswer(route: Route, url = route.request().url()): Promise<APIResponse> {
  return route.fetch({ url, maxRetries: 3 })
}

/** 911 is one tap away and inside the picture, wherever the reader stands. */
export async function expectEmergencyNumber(page: Page): Promise<void> {
  await expect(page.locator('a[href="tel:911"]').first()).toBeInViewport({ ratio: 1 })
}

/** Asks again, unless this is there by itself in the meantime, even between the look and the press. */
export async function retryUnless(recovered: Locator): Promise<void> {
  const button = recovered.page().getByRole('button', { name: /Reintentar|Volver a cargar/ })
  await button
    .or(recovered)
    .first()
    .click({ position: { x: 4, y: 4 } })
}

/** What is asked of this address waits until it is let through, and then goes on its way, or wherever `pass` sends it. */
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
    // One that waited for a page that is gone has nowhere to go.
    await pass(route).catch(() => {})
  })
  return { release }
}

type HoldOptions = { when?: (request: Request) => boolean; pass?: (route: Route) => Promise<void> }

/** A request that changes what the database holds. */
export function isWrite(request: Request): boolean {
  return request.method() !== 'GET'
}

/** How many documents the page has asked for since, whether they came or not. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** The tables that the page asks the backend for, as it asks for them. */
export function dataRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, table] = /\/rest\/v1\/(\w+)/.exec(request.url()) ?? []
    if (table) asked.push(table)
  })
  return asked
}

/** How many pixels of the page lie over the edge of the screen, to the side. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The page has come to rest: what it asked for has come and is shown. A quiet network alone may be one that asks in a moment. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status').filter({ hasText: /^Cargando/ })).toHaveCount(0)
}

/** What the app does about the place of an address is done: it waits for two frames after a page, or an entry of the history, is there. */
export async function movedOn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Nothing is kept of what was fetched: the next page is loaded whole, as by somebody who has not been here. */
export async function forget(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
}

/** Somebody acts who wants nothing yet: presses a key that does nothing else, on a page that has come whole. */
export async function act(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await page.keyboard.press('F9')
}

/** Starts the app of a built page, and waits for it at most this long: where its code does not come, the page stays as it was built. */
export async function startApp(page: Page): Promise<void> {
  const waiting = page.locator('template[data-app]')
  let came = 0
  let acted = -1
  const count = (frame: Frame) => {
    if (frame === page.mainFrame()) came += 1
  }
  page.on('framenavigated', count)
  const deadline = Date.now() + 15_000
  // An act on a page that is just being left is lost: the one in its place is acted on as well, once it has come.
  while (((await waiting.count()) > 0 || (came > 0 && acted < came)) && Date.now() < deadline) {
    if (acted < came) {
      acted = came
      await act(page)
    }
    await new Promise((later) => setTimeout(later, 25))
  }
  page.off('framenavigated', count)
}

/** In the page: whoever asks for the app of a built page finds the template that it lies in empty. */
function keepAppFromStarting(): void {
  const lies = Object.getOwnPropertyDescriptor(HTMLTemplateElement.prototype, 'content')
  Object.defineProperty(HTMLTemplateElement.prototype, 'content', {
    get(this: HTMLTemplateElement) {
      return this.matches('[data-app]') ? document.createDocumentFragment() : lies?.get?.call(this)
    },
  })
}

/** Every answer of the backend, or of one table, is this one. */
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
 * While the browser puts one page in another's place it has no history to be asked for, and says so before it has moved: asked
 * again until it has, or the test's time is over.
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

/** Asked again of the page that comes where the one that was asked is just being left. */
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

/** In the page. */
function keysInStorage(): string[] {
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  } catch {
    // Denied storage holds nothing.
    return []
  }
}

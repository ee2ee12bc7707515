import type { Page, Route } from '@playwright/test'
import type { MatrixRoute } from './routes'
import { manyRows, WRONG_ROWS } from './rows'

/** One column of the matrix. */
export type Failure = {
  name: string
  /** No data comes: where a page needs some, there must be a button that asks again. */
  takesData?: boolean
  /**
   * The page's own code does not come or does not run: a built page keeps its words, any other page says what is wrong.
   */
  takesCode?: boolean
  /** Not even the app's entry file comes. */
  takesAllCode?: boolean
  /** The request that fails when somebody uses the search of a built page. */
  meets?: RegExp
  /** Prepares the failure, before the page is opened. */
  arrange: (page: Page, route: MatrixRoute) => Promise<unknown>
  /** Causes the failure once the page is open. */
  act?: (page: Page, route: MatrixRoute) => Promise<unknown>
}

const YEAR_MS = 365 * 24 * 3600 * 1000
const BACKEND = /\/(rest|auth)\/v1\//
/** Where data comes from: the database or, for the search of a built page, the file of the cities. */
const DATA = /\/(rest|auth)\/v1\/|\/ciudades\.json$/
/** The chunk that every built page loads when somebody uses the search. Most built pages load none of their own. */
const SUGGESTIONS = /\/assets\/SearchSuggestions-[^/]+\.js/

export const FAILURES: readonly Failure[] = [
  {
    name: 'offline',
    takesData: true,
    // The network goes before the app is started, so not even its code arrives.
    meets: /\/assets\/index-[^/]+\.js/,
    // The page itself arrives; then the network goes. Requests for data fail from the beginning.
    arrange: (page) => page.route(DATA, (route) => route.abort('internetdisconnected')),
    act: async (page, { words }) => {
      await page.locator('main').getByText(words).filter({ visible: true }).first().waitFor()
      await page.context().setOffline(true)
    },
  },
  outage('DNS', (route) => route.abort('namenotresolved')),
  outage('500', (route) => json(route, { message: 'internal error' }, 500)),
  outage('429', (route) => json(route, { message: 'too many requests' }, 429, { 'Retry-After': '2' })),
  outage('30 s hang', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 30_000))
    await route.abort().catch(() => undefined)
  }),
  outage('half the JSON', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id":"1","name":"Qui' }),
  ),
  outage('wrong types', (route) => json(route, WRONG_ROWS)),
  {
    name: 'empty tables',
    arrange: (page) => page.route(BACKEND, (route) => json(route, [], 200, { 'Content-Range': '*/0' })),
  },
  { name: '10,000 rows', arrange: (page) => page.route(BACKEND, answerMany) },
  { name: 'a year ahead', arrange: (page) => page.clock.setSystemTime(Date.now() + YEAR_MS) },
  { name: 'a year behind', arrange: (page) => page.clock.setSystemTime(Date.now() - YEAR_MS) },
  { name: 'no storage', arrange: (page) => page.addInitScript(denyStorage) },
  {
    name: 'no chunk',
    takesCode: true,
    meets: SUGGESTIONS,
    arrange: async (page, { component, kind }) => {
      await page.route(`**/assets/${component}-*.js`, (route) => route.abort())
      if (kind === 'built') await page.route(SUGGESTIONS, (route) => route.abort())
    },
  },
  {
    name: 'no code',
    takesCode: true,
    takesAllCode: true,
    arrange: (page) => page.route(/\/(assets\/index-[^/]+|lectura)\.js/, (route) => route.abort()),
  },
  {
    name: 'it throws',
    takesCode: true,
    meets: SUGGESTIONS,
    arrange: async (page, { component, kind }) => {
      for (const one of kind === 'built' ? [component, 'SearchSuggestions'] : [component])
        await page.route(`**/assets/${one}-*.js`, async (route) => {
          const response = await route.fetch()
          const headers = { ...response.headers(), 'cache-control': 'no-store' }
          await route.fulfill({ response, headers, body: throwing(await response.text(), one) })
        })
    },
  },
]

function outage(name: string, answer: (route: Route) => Promise<void>): Failure {
  return { name, takesData: true, meets: DATA, arrange: (page) => page.route(DATA, answer) }
}

/**
 * Returns the chunk's code with its component replaced by one that throws when it renders. A chunk that others import
 * from, too, exports the component twice, by its name and in an object of all its names, and the bundler chooses which
 * of the two is used.
 */
function throwing(code: string, component: string): string {
  const changed = code
    .replace(new RegExp(`[\\w$]+ as ${component}\\b`), `broken as ${component}`)
    .replace(new RegExp(`\\b${component}:\\(\\)=>[\\w$]+`), `${component}:()=>broken`)
  if (changed === code) throw new Error(`no component ${component} in its file`)
  return `${changed}\nfunction broken(){throw new Error('a component that throws')}`
}

function json(route: Route, body: unknown, status = 200, headers: Record<string, string> = {}): Promise<void> {
  return route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) })
}

/** Answers a reading of the database with ten thousand rows, a thousand at a time. */
async function answerMany(route: Route): Promise<void> {
  const many = route.request().method() === 'GET' ? manyRows(new URL(route.request().url())) : undefined
  if (!many) return route.fallback()
  await json(route, many.rows, 200, { 'Content-Range': many.range })
}

function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

import type { Page, Route } from '@playwright/test'
import type { MatrixRoute } from './routes'
import { manyRows, WRONG_ROWS } from './rows'

/** One column of the matrix. */
export type Failure = {
  name: string
  /** No data comes: where a page needs some, there must be a button that asks again. */
  takesData?: boolean
  /** The page's own code does not come or does not run: a built page keeps its words, another one says so. */
  takesCode?: boolean
  /** Not even the first file of code comes. */
  takesAllCode?: boolean
  /** What a built page whose search is turned to asks for, and does not get. */
  meets?: RegExp
  /** Before the page is opened. */
  arrange: (page: Page, route: MatrixRoute) => Promise<unknown>
  /** Once it is open. */
  act?: (page: Page, route: MatrixRoute) => Promise<unknown>
}

const YEAR_MS = 365 * 24 * 3600 * 1000
const BACKEND = /\/(rest|auth)\/v1\//
/** The code that every built page asks for when somebody turns to the search: most ask for none of their own. */
const SUGGESTIONS = /\/assets\/SearchSuggestions-[^/]+\.js/

export const FAILURES: readonly Failure[] = [
  {
    name: 'offline',
    takesData: true,
    // Not even the app's code comes any more.
    meets: /\/assets\/index-[^/]+\.js/,
    // The page itself came; whatever it asks for from then on finds no network.
    arrange: (page) => page.route(BACKEND, (route) => route.abort('internetdisconnected')),
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
  return { name, takesData: true, meets: BACKEND, arrange: (page) => page.route(BACKEND, answer) }
}

/** The same code, but for its component: that one throws as soon as it is drawn. A file that others import from as well has its
 * component twice, by its name and in the object of all its names, and it is the bundler's choice which of them is taken. */
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

/** Ten thousand rows of whatever is asked for, a thousand at a time. */
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

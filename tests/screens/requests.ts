/** What the site asks for over the network: answered by the backend, or as a test says. */
import { vi } from 'vitest'
import type { Backend } from '../support/backend'

/** How a request is answered: with this; not at all, as where the line is cut; never; or by what a test does with it. */
export type Answer =
  | { status: number; body?: string; json?: unknown; headers?: Record<string, string> }
  | 'abort'
  | 'hang'
  | ((request: Request, pass: (other?: Request) => Promise<Response>) => Promise<Response>)

/** Which requests: those whose address matches, or what a test says of them. */
export type Which = RegExp | ((request: Request, url: URL) => boolean)

export type Requests = ReturnType<typeof answerRequests>

export function answerRequests(backend: Backend) {
  let rules: { which: Which; answer: Answer }[] = []
  const asked: { method: string; url: URL; body: string }[] = []
  const onTheirWay = new Set<Promise<unknown>>()
  let arrived = 0

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    asked.push({ method: request.method, url, body: await request.clone().text() })
    const rule = rules.find(({ which }) => (which instanceof RegExp ? which.test(url.href) : which(request, url)))
    return rule ? answerAs(rule.answer, request, pass) : pass(request)
  }

  async function pass(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    // No file is served here.
    if (!/^\/(rest|auth)\/v1\//.test(pathname)) return new Response('404', { status: 404 })
    const coming = backend.fetch(request)
    const settled = coming.then(
      () => void onTheirWay.delete(settled),
      () => void onTheirWay.delete(settled),
    )
    onTheirWay.add(settled)
    try {
      return await coming
    } finally {
      arrived += 1
    }
  }

  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(input, window.location.href), init)
    return untilAborted(answer(request), request.signal)
  })

  return {
    /** All that was asked for since the test began. */
    asked,
    /** From now on; the rule that was made last is heeded. Returns how it is taken back. */
    answer(which: Which, answer: Answer): () => void {
      const rule = { which, answer }
      rules = [rule, ...rules]
      return () => {
        rules = rules.filter((one) => one !== rule)
      }
    },
    /** They wait until they are let through; from then on nothing waits. */
    hold(which: Which): { release: () => void } {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      this.answer(which, async (request, pass) => {
        await released
        return pass(request)
      })
      return { release }
    },
    /** How many answers the backend has given. */
    arrived: () => arrived,
    /** What is on its way to the backend is there. */
    atRest: async () => {
      while (onTheirWay.size > 0) await Promise.all(onTheirWay)
    },
  }
}

/** What is asked of this table. */
export function of(table: string, ...methods: string[]): Which {
  return ({ method }, { pathname }) =>
    pathname === `/rest/v1/${table}` && (methods.length === 0 || methods.includes(method))
}

/** What changes what this table holds. */
export function writesOf(table: string): Which {
  return of(table, 'POST', 'PATCH', 'PUT', 'DELETE')
}

/**
 * These are all the cities that a list of them has: a screen that judges the pages of every city has two pages of each to judge, not
 * 444. A city that is asked for by itself is there all the same.
 */
export function narrowCities(requests: Requests, slugs: readonly string[]): void {
  requests.answer(of('cities', 'GET'), (request, pass) => {
    const url = new URL(request.url)
    if (url.searchParams.has('slug') || url.searchParams.has('id')) return pass(request)
    url.searchParams.set('slug', `in.(${slugs.join()})`)
    return pass(new Request(url, request))
  })
}

async function answerAs(
  answer: Answer,
  request: Request,
  pass: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (answer === 'abort') throw new TypeError('Failed to fetch')
  if (answer === 'hang') return new Promise(() => {})
  if (typeof answer === 'function') return answer(request, (other = request) => pass(other))
  const { status, body, json, headers } = answer
  const text = json === undefined ? (body ?? JSON.stringify({ message: `answer ${status}` })) : JSON.stringify(json)
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } })
}

/** As `fetch` does: who asked has given up, whatever comes. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    answer.then(resolve, reject)
  })
}

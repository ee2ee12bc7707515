/** The site's network requests, which are answered by the backend or as a test says. */
import { vi } from 'vitest'
import type { Backend } from '../support/backend'

/** How a request is answered: with this response; as a failed connection; never; or by a function of the test. */
export type Answer =
  | { status: number; body?: string; json?: unknown; headers?: Record<string, string> }
  | 'abort'
  | 'hang'
  | ((request: Request, pass: (other?: Request) => Promise<Response>) => Promise<Response>)

/** Selects requests: those whose address matches, or those for which a function of the test returns true. */
export type Which = RegExp | ((request: Request, url: URL) => boolean)

export type Requests = ReturnType<typeof answerRequests>

export function answerRequests(backend: Backend) {
  let rules: { which: Which; answer: Answer }[] = []
  const asked: { method: string; url: URL; body: string }[] = []
  // Without a reference, a request that is never answered may be garbage collected, and then Node passes no abort on to
  // its signal.
  const kept: Request[] = []
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
    // Only the backend answers here; there is no server for files.
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
    kept.push(request)
    return untilAborted(answer(request), request.signal)
  })

  return {
    /** All requests since the test began. */
    asked,
    /** Adds a rule that takes precedence over the earlier ones. Returns a function that removes it. */
    answer(which: Which, answer: Answer): () => void {
      const rule = { which, answer }
      rules = [rule, ...rules]
      return () => {
        rules = rules.filter((one) => one !== rule)
      }
    },
    /** Holds these requests until `release` is called; after that none of them waits. */
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
    /** The number of answers that the backend has given. */
    arrived: () => arrived,
    /** Waits until the backend has answered every pending request. */
    atRest: async () => {
      while (onTheirWay.size > 0) await Promise.all(onTheirWay)
    },
  }
}

/** Selects requests for this table, of these methods or of any. */
export function of(table: string, ...methods: string[]): Which {
  return ({ method }, { pathname }) =>
    pathname === `/rest/v1/${table}` && (methods.length === 0 || methods.includes(method))
}

/** Selects requests that change this table. */
export function writesOf(table: string): Which {
  return of(table, 'POST', 'PATCH', 'PUT', 'DELETE')
}

/**
 * Limits every list of cities to these slugs, so that a screen that judges the pages of every city has two pages per
 * slug to judge instead of hundreds. Requests for a single city still find any city.
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

/** Rejects when the signal aborts, as `fetch` does, even if the answer still comes. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    answer.then(resolve, reject)
  })
}

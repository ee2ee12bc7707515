import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { vi } from 'vitest'
import { createQueryClient } from '@/data/query-client'

/** Stubs `fetch` with this answer. Returns the list of methods and addresses that were requested. */
export function stubFetch(answer: (request: Request) => Promise<Response> | Response) {
  const asked: { method: string; url: URL }[] = []
  // Without a reference, a request whose answer is awaited may be garbage collected, and then Node passes no abort on to
  // its signal.
  const kept: Request[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    kept.push(request)
    asked.push({ method: request.method, url: new URL(request.url) })
    return answer(request)
  })
  return asked
}

/** Builds an answer with rows as PostgREST sends it, with the total number of rows. */
export function rowsAnswer(rows: unknown[], { from = 0, total = rows.length }: { from?: number; total?: number } = {}) {
  const range = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`
  return Response.json(rows, { headers: { 'Content-Range': `${range}/${total}` } })
}

/** Builds an answer whose connection breaks in the middle of the body. */
export function brokenAnswer() {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":"1","na'))
      controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

/** Runs a query once, without retries, and returns its data. */
export function read<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
  client = createQueryClient(),
): Promise<Data> {
  return client.fetchQuery({ ...options, retry: false })
}

import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { vi } from 'vitest'
import { createQueryClient } from '@/data/query-client'

/** Answers every request of the test by hand, or through a backend. Returns the addresses and methods asked for. */
export function stubFetch(answer: (request: Request) => Promise<Response> | Response) {
  // The client wants one when it is made; Node 20 has none, and nothing here is live.
  if (!('WebSocket' in globalThis)) vi.stubGlobal('WebSocket', class {})
  const asked: { method: string; url: URL }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push({ method: request.method, url: new URL(request.url) })
    return answer(request)
  })
  return asked
}

/** Rows as PostgREST answers them, with their number. */
export function rowsAnswer(rows: unknown[], { from = 0, total = rows.length }: { from?: number; total?: number } = {}) {
  const range = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`
  return Response.json(rows, { headers: { 'Content-Range': `${range}/${total}` } })
}

/** An answer whose connection breaks in the middle. */
export function brokenAnswer() {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":"1","na'))
      controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

/** What a page gets from a read at its first try. */
export function read<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
  client = createQueryClient(),
): Promise<Data> {
  return client.fetchQuery({ ...options, retry: false })
}

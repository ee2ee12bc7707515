import { afterEach, expect, test, vi } from 'vitest'
import { fetchRegister } from '@/visitor/nearby/register'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a failure to load the list is classified: an error of the host, an invalid list, a truncated or late list, or no connection', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const trouble = (answer: () => Promise<Response>) => {
    vi.stubGlobal('fetch', answer)
    return fetchRegister(['/lugares.json'])
  }
  expect(await trouble(async () => new Response('no', { status: 500 }))).toBe('missing')
  expect(await trouble(async () => new Response('{"version":9}'))).toBe('broken')
  expect(await trouble(async () => new Response(cutOff()))).toBe('cut')
  expect(await trouble(() => Promise.reject(new DOMException('late', 'TimeoutError')))).toBe('cut')
  expect(await trouble(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('offline')
})

/** A body whose connection ends after its beginning. */
function cutOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"version":')),
    pull: (body) => body.error(new TypeError('network error')),
  })
}

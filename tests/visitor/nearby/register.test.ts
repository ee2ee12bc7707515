import { afterEach, expect, test, vi } from 'vitest'
import { fetchRegister } from '@/visitor/nearby/register'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('no list is taken from an error of the host, from another file or from an answer that breaks off; only a lost connection is called one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const trouble = (answer: () => Promise<Response>) => {
    vi.stubGlobal('fetch', answer)
    return fetchRegister(['/lugares.json'])
  }
  expect(await trouble(async () => new Response('no', { status: 500 }))).toBe('failed')
  expect(await trouble(async () => new Response('{"version":9}'))).toBe('failed')
  expect(await trouble(async () => new Response(cutOff()))).toBe('failed')
  expect(await trouble(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('offline')
})

/** A body whose connection ends after its beginning. */
function cutOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"version":')),
    pull: (body) => body.error(new TypeError('network error')),
  })
}

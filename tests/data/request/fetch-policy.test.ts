import { onlineManager } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DataError, toDataError } from '@/data/errors'
import { createQueryClient, readPolicy, retryDelay, retryRead } from '@/data/query-client'
import { fetchInTime } from '@/data/request/fetch-in-time'
import { askedToWaitMs, rememberRetryAfter, withTimeout } from '@/timeouts'

const busy = new DataError('unavailable', 'busy')
const ADDRESS = 'http://portal.local/rest/v1/cities'

/** Stubs `fetch` with this answer, which gets the signal of the request. */
function answerWith(answer: (signal: AbortSignal) => Promise<Response> | Response) {
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    if (!init?.signal) throw new Error('a request without an end')
    return answer(init.signal)
  })
}

/** Makes `AbortSignal.timeout` use the fake clock of the test. */
function timeoutOnTestClock() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
    return controller.signal
  })
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** An answer of so many parts, one every `ms`, the first at once. Then it ends, or nothing comes any more. */
function partsEvery(ms: number, parts: number, signal: AbortSignal, then: 'ends' | 'stalls' = 'stalls'): Response {
  const body = new ReadableStream({
    start: (controller) => {
      for (let part = 0; part < parts; part += 1) {
        setTimeout(() => controller.enqueue(new TextEncoder().encode('ñ')), part * ms)
      }
      if (then === 'ends') setTimeout(() => controller.close(), parts * ms)
      signal.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body)
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterAll(() => {
  vi.useRealTimers()
})
beforeEach(timeoutOnTestClock)
afterEach(() => {
  // Let the wait that this test's server asked for expire before the next test.
  vi.advanceTimersByTime(24 * 3_600_000)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Returns how the work has ended after so many milliseconds; «still waiting» if it has not. */
async function stateAfter(ms: number, work: Promise<unknown>): Promise<unknown> {
  const end = work.then(
    () => 'done',
    (error: unknown) => toDataError(error).kind,
  )
  await vi.advanceTimersByTimeAsync(ms)
  return Promise.race([end, Promise.resolve().then(() => Promise.resolve('still waiting'))])
}

/** Expects work to be given up after so many milliseconds, and not before. */
async function expectGivenUpAfter(ms: number, work: Promise<unknown>): Promise<void> {
  work.catch(() => undefined)
  expect(await stateAfter(ms - 100, work)).toBe('still waiting')
  expect(await stateAfter(200, work)).toBe('unavailable')
}

describe('nobody waits for longer than 8 seconds while nothing comes', () => {
  test('a server that does not answer', async () => {
    answerWith(aborted)
    await expectGivenUpAfter(8000, fetchInTime(ADDRESS))
  })

  test('an answer that stalls in the middle', async () => {
    answerWith((signal) => partsEvery(5000, 2, signal))
    await expectGivenUpAfter(13_000, fetchInTime(ADDRESS))
  })

  test('work that cannot be aborted, such as loading code or renewing a session', async () => {
    await expectGivenUpAfter(8000, withTimeout(new Promise(() => undefined)))
    expect(await withTimeout(Promise.resolve('here'))).toBe('here')
    await expect(withTimeout(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(TypeError)
  })

  test('three tries of a read that gets no answer, and the pauses between them, are over after 28 seconds', () => {
    const longest = [0, 1].reduce(
      (sum, attempt) => sum + Math.max(...Array.from({ length: 200 }, () => retryDelay(attempt))),
      0,
    )
    expect(3 * 8000 + longest).toBeLessThanOrEqual(28_000)
  })
})

test('an answer that keeps coming on a slow line is read to its end', async () => {
  answerWith((signal) => partsEvery(7000, 4, signal, 'ends'))
  const request = fetchInTime(ADDRESS)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await (await request).text()).toBe('ññññ')
})

test('an answer that comes in drops for ever is given up after 30 seconds', async () => {
  answerWith((signal) => partsEvery(1000, 30, signal))
  await expectGivenUpAfter(30_000, fetchInTime(ADDRESS))
})

test('an answer keeps its status, headers and body, also when it has no body', async () => {
  answerWith(() => Response.json([{ id: 1 }], { status: 206, headers: { 'Content-Range': '0-0/222' } }))
  const answer = await fetchInTime(ADDRESS)
  expect([answer.status, answer.headers.get('content-range'), await answer.json()]).toEqual([
    206,
    '0-0/222',
    [{ id: 1 }],
  ])
  answerWith(() => new Response(null, { status: 204 }))
  expect((await fetchInTime(ADDRESS, { method: 'DELETE' })).status).toBe(204)
})

test('the caller can abort a request before its timeout', async () => {
  answerWith(aborted)
  const leaving = new AbortController()
  const request = fetchInTime(ADDRESS, { signal: leaving.signal })
  leaving.abort(new DOMException('left', 'AbortError'))
  await expect(request).rejects.toThrow('left')
})

test('once the quick exit was taken, a request on its way ends and no other is sent', async () => {
  // Modules of their own, because what is refused stays refused.
  vi.resetModules()
  const { refuseRequests } = await import('@/data/request/refused')
  const { fetchInTime } = await import('@/data/request/fetch-in-time')
  let sent = 0
  answerWith((signal) => {
    sent += 1
    return aborted(signal)
  })
  const onItsWay = fetchInTime(ADDRESS)
  refuseRequests()
  await expect(onItsWay).rejects.toThrow('left')
  await expect(fetchInTime(ADDRESS, { method: 'POST' })).rejects.toThrow('left')
  expect(sent).toBe(1)
})

describe('an overloaded server says when to come back', () => {
  const overloaded = (headers: Record<string, string>, status = 429) =>
    rememberRetryAfter(new Response(null, { status, headers }))

  test('a read then waits that long, plus a random bit so that clients do not all return at once', () => {
    overloaded({ 'Retry-After': '5' })
    const waits = Array.from({ length: 50 }, () => retryDelay(0))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(5000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(6000)
    expect(new Set(waits).size).toBeGreaterThan(1)
    expect(retryRead(0, busy)).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(retryDelay(0)).toBeLessThanOrEqual(1000)
  })

  test('a wait that is too long to make without a message fails the read at once, without a retry', () => {
    overloaded({ 'Retry-After': '60' }, 503)
    expect(retryRead(0, busy)).toBe(false)
    vi.advanceTimersByTime(60_000)
    expect(retryRead(0, busy)).toBe(true)
  })

  test('a date is compared with the server’s clock, however wrong the visitor’s is', () => {
    overloaded({ 'Retry-After': 'Fri, 20 Nov 2020 10:00:08 GMT', Date: 'Fri, 20 Nov 2020 10:00:00 GMT' })
    expect(askedToWaitMs()).toBe(8000)
  })

  test.each([
    {},
    { 'Retry-After': '' },
    { 'Retry-After': 'mañana' },
    { 'Retry-After': '-3' },
    { 'Retry-After': 'Fri, 20 Nov 2020 10:00:08 GMT' },
  ])('an unclear header is ignored: %j', (headers) => {
    overloaded(headers)
    expect(askedToWaitMs()).toBe(0)
  })

  test('the header is ignored unless the server is overloaded', () => {
    overloaded({ 'Retry-After': '5' }, 200)
    overloaded({ 'Retry-After': '5' }, 500)
    expect(askedToWaitMs()).toBe(0)
  })

  test('every request records the header', async () => {
    answerWith(() => Response.json({}, { status: 429, headers: { 'Retry-After': '7' } }))
    await fetchInTime(ADDRESS)
    expect(askedToWaitMs()).toBe(7000)
  })
})

test('without a network a read fails at once, and is repeated when the network is back', () => {
  expect(readPolicy).toMatchObject({ networkMode: 'always', refetchOnReconnect: true })
})

test('without a network a save fails at once, and is not sent unasked when the network is back', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const save = vi.fn(async () => {
    throw new DataError('offline', 'no network')
  })
  const client = createQueryClient()
  const saving = client.getMutationCache().build(client, { mutationFn: save }).execute(undefined)
  const failed = expect(saving).rejects.toMatchObject({ kind: 'offline' })
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenCalledOnce()
  await failed
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledOnce()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const never = new AbortController().signal

/** Each test imports the module again, because it starts its worker only once. */
let wait: typeof import('@/admin/generation/run/ports/wait').wait
beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  wait = (await import('@/admin/generation/run/ports/wait')).wait
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * Answers after a tenth of the time that it is asked for, as if the timers of the tab were ten times slower than the
 * worker's.
 */
class TimekeepingWorker extends EventTarget {
  postMessage({ id, ms }: { id: number; ms: number }) {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: id })), ms / 10)
  }
}

async function isOver(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), Promise.resolve().then(() => false)])
}

test('a wait takes as long as requested, also in a browser without workers', async () => {
  const waiting = wait(200, never)
  await vi.advanceTimersByTimeAsync(199)
  expect(await isOver(waiting)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(waiting)).toBe(true)
})

test('a wait ends when the worker’s timer ends before the tab’s own', async () => {
  vi.stubGlobal('Worker', TimekeepingWorker)
  vi.stubGlobal('location', new URL('https://portal.example/'))
  const waiting = [wait(200, never), wait(500, never)]
  await vi.advanceTimersByTimeAsync(20)
  expect(await Promise.all(waiting.map(isOver))).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(30)
  expect(await Promise.all(waiting.map(isOver))).toEqual([true, true])
})

test('the signal ends a wait, and an already aborted signal ends it at once', async () => {
  const stopping = new AbortController()
  const waiting = wait(200, stopping.signal)
  stopping.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(await isOver(waiting)).toBe(true)
  await wait(200, stopping.signal)
})

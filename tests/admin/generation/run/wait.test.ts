import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const never = new AbortController().signal

/** Each test has the module anew: it starts its worker once. */
let wait: typeof import('@/admin/generation/run/wait').wait
beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  wait = (await import('@/admin/generation/run/wait')).wait
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Rings as long after as it was asked to, in a tab whose own timers are slower. */
class TimekeepingWorker extends EventTarget {
  postMessage({ id, ms }: { id: number; ms: number }) {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: id })), ms / 10)
  }
}

async function isOver(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), Promise.resolve().then(() => false)])
}

test('a wait takes as long as it was asked to, also where there are no workers', async () => {
  const waiting = wait(200, never)
  await vi.advanceTimersByTimeAsync(199)
  expect(await isOver(waiting)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(waiting)).toBe(true)
})

test('where the worker rings before the tab’s own timer, it counts', async () => {
  vi.stubGlobal('Worker', TimekeepingWorker)
  const waiting = [wait(200, never), wait(500, never)]
  await vi.advanceTimersByTimeAsync(20)
  expect(await Promise.all(waiting.map(isOver))).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(30)
  expect(await Promise.all(waiting.map(isOver))).toEqual([true, true])
})

test('the signal ends a wait, and one that was given before ends it at once', async () => {
  const stopping = new AbortController()
  const waiting = wait(200, stopping.signal)
  stopping.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(await isOver(waiting)).toBe(true)
  await wait(200, stopping.signal)
})

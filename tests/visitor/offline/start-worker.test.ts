import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorkerForReader, workerIsReady } from '@/built/worker/register-worker'

/** A document as in Safari before 15, where `addEventListener` ignores its `signal` option. */
class OldDocument extends EventTarget {
  override addEventListener(type: string, listener: EventListener, { signal: _, ...known }: AddEventListenerOptions) {
    super.addEventListener(type, listener, known)
  }
}

const register = vi.fn(async () => {})
let page: OldDocument

beforeEach(() => {
  vi.useFakeTimers()
  register.mockClear()
  page = new OldDocument()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', new URL('https://portal.example/'))
  vi.stubGlobal('navigator', { serviceWorker: { register } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the service worker is not registered for a reader who only opens a page', () => {
  startWorkerForReader()
  vi.runAllTimers()
  expect(register).not.toHaveBeenCalled()
})

test('the service worker is registered once for a reader who acts, also in a browser that ignores signals', () => {
  startWorkerForReader()
  for (const type of ['scroll', 'scroll', 'pointerup', 'keydown', 'scroll']) page.dispatchEvent(new Event(type))
  vi.runAllTimers()
  expect(register).toHaveBeenCalledOnce()
})

test('the service worker is registered for a reader who acts in Firefox for Android of 2021, which tells nothing of the connection’s speed', () => {
  vi.stubGlobal('navigator', { serviceWorker: { register }, connection: { type: 'cellular' } })
  startWorkerForReader()
  page.dispatchEvent(new Event('scroll'))
  vi.runAllTimers()
  expect(register).toHaveBeenCalledOnce()
})

test('the service worker is not registered for a reader who saves data or has a 2G connection', () => {
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ]) {
    vi.stubGlobal('navigator', { serviceWorker: { register }, connection })
    startWorkerForReader()
    page.dispatchEvent(new Event('scroll'))
  }
  vi.runAllTimers()
  expect(register).not.toHaveBeenCalled()
})

test('a page that is to be saved waits ten seconds for the service worker at most, also when its script never comes', async () => {
  const never = new Promise<void>(() => {})
  register.mockReturnValueOnce(never)
  vi.stubGlobal('navigator', { serviceWorker: { register, ready: never } })
  const ready = vi.fn()
  workerIsReady().then(ready)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ready).toHaveBeenCalledWith(false)
})

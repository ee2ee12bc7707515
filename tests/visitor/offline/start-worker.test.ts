import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorkerForReader } from '@/built/start-worker-for-reader'

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

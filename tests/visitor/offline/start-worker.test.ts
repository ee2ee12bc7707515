import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorkerForReader } from '@/built/start-worker-for-reader'

/** A document of Safari before 15: it does not know that a signal can take a listener away. */
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

test('who only opens a page is given no worker', () => {
  startWorkerForReader()
  vi.runAllTimers()
  expect(register).not.toHaveBeenCalled()
})

test('who reads is given the worker once, also where a browser does not heed signals', () => {
  startWorkerForReader()
  for (const type of ['scroll', 'scroll', 'pointerup', 'keydown', 'scroll']) page.dispatchEvent(new Event(type))
  vi.runAllTimers()
  expect(register).toHaveBeenCalledOnce()
})

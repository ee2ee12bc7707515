/** What the button that keeps a page does once its code has come. */
import { onTestFinished, test, vi } from 'vitest'
import { expect, passTime, screen, stopClock } from '../site'

test('a page is not kept where nothing would answer with it without a network, and the button says so', async () => {
  document.body.innerHTML =
    '<div data-keep="/cerca"><button type="button">Guardar para leer sin internet</button><p role="status"></p></div>'
  // The code listens to the document for good: without this it would answer the presses of other test files, too.
  const listening = vi.spyOn(document, 'addEventListener')
  onTestFinished(() => {
    for (const [type, hear, options] of listening.mock.calls) document.removeEventListener(type, hear, options)
    listening.mockRestore()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    document.body.replaceChildren()
    vi.doUnmock('@/visitor/offline/kept-pages')
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const keepPage = vi.fn()
  vi.doMock('@/visitor/offline/kept-pages', () => ({ keepPage, keptPages: async () => [] }))
  vi.stubGlobal('caches', { has: async () => false })
  const never = new Promise(() => {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => {}, ready: never },
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stopClock()
  await import('@/visitor/offline/keep-script')
  screen.getByRole('button').click()
  await passTime(10_000)
  expect(screen.getByRole('status').textContent).toMatch(/^No se pudo guardar: el navegador no lo permite/)
  expect(keepPage).not.toHaveBeenCalled()
})

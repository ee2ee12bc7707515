import { onTestFinished, vi } from 'vitest'

/** Shows the built button that saves a page, in a browser with this service worker, until the end of the test. */
export function showKeepButton(serviceWorker: object): void {
  document.body.innerHTML =
    '<div data-save="/cerca"><button type="button">Guardar para leer sin internet</button><p role="status"></p></div>'
  vi.stubGlobal('caches', { has: async () => false })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  // The code listens to the document for good: without this, that of earlier tests would answer, too.
  const listening = vi.spyOn(document, 'addEventListener')
  onTestFinished(() => {
    for (const [type, hear, options] of listening.mock.calls) document.removeEventListener(type, hear, options)
    listening.mockRestore()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

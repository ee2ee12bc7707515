import { appTemplate } from './app-template'

/**
 * Asks for the app of a built page once its words are on the screen. Until then nothing of the app is fetched: on a slow
 * network the words and their style come alone.
 */
export function startAfterPaint(): void {
  // Not everything that is loaded is painted: a page opened in the background, a browser that does not tell.
  addEventListener('load', () => setTimeout(start, LATEST_MS))
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    // What has been painted may be the first half of a page: the app takes over a whole one.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
    else start()
  }).observe({ type: 'paint', buffered: true })
}

function start(): void {
  const template = appTemplate()
  if (template) document.head.append(template.content)
}

const LATEST_MS = 1000

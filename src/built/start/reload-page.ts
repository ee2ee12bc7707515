import { pageWasLeft } from '@/built/page-was-left'

/**
 * Reloads the page, unless the quick exit has covered it in the meantime: a reload requested after that would bring the
 * page back in place of the quick exit.
 */
export function reloadPage(): void {
  if (!pageWasLeft()) window.location.reload()
}

/**
 * Reloads the page to which the reader went back. The service worker is told first: for the browser this is a reload
 * like any other, for which the worker waits much longer.
 */
export function reloadAfterBack(): void {
  // Over plain HTTP, and in some private windows, a browser has no `serviceWorker`.
  navigator.serviceWorker?.controller?.postMessage(window.location.pathname + window.location.search)
  reloadPage()
}

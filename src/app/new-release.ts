import { isOurs } from '@/built/built-page'
import { reloadPage } from '@/built/start/reload-page'
import { essentialsAreHere } from '@/built/worker/register-worker'
import { TIMEOUT_MS } from '@/timeouts'

/**
 * The errors of code that did not arrive. A page that was open while a new release came out may request code that no
 * longer exists. The page is then reloaded, once, and comes whole from the host. Where the host does not answer, the
 * visitor's service worker may answer with a saved copy of the page or with the emergency essentials. Without either,
 * the page stays as it is and says so.
 */
const missing = new WeakSet<object>()

/** Remembers which errors are about code that did not arrive: Vite reports each of them before it throws it. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

/**
 * Reloads the page if `error` is about missing code, the host or the service worker would answer, no reload was tried
 * before, and nobody is typing. A page that `canBeRead` without that code is not replaced by what the service worker
 * has.
 */
export async function recoverFromMissingCode(error: unknown, canBeRead: boolean): Promise<void> {
  if (!(error instanceof Error) || !missing.has(error) || isSecondTry()) return
  const workerMay = !canBeRead && essentialsAreHere()
  const { answers, isStillHere } = await checkHost()
  if (!(answers || workerMay) || isTyping() || !isStillHere) return
  // Noted in the history entry, which survives the reload: nothing is stored in the visitor's browser.
  window.history.replaceState({ ...window.history.state, [TRIED]: true }, '')
  reloadPage()
}

/**
 * Asks whether the host would answer a reload of this page now, and whether the reader is then still on the page and
 * not leaving it: a reload would take them back, and cancel the navigation that they started.
 */
export async function checkHost(): Promise<{ answers: boolean; isStillHere: boolean }> {
  const { href } = window.location
  let isLeaving = false
  const leave = () => {
    // A call leaves the page where it is, although the browser says here that it is left.
    isLeaving ||= !document.activeElement?.matches('a[href^="tel:"]')
  }
  window.addEventListener('beforeunload', leave)
  const answers = await hostAnswers(href)
  window.removeEventListener('beforeunload', leave)
  return { answers, isStillHere: !isLeaving && window.location.href === href }
}

/** The site's own page for an address that does not exist is an answer, too. */
async function hostAnswers(href: string): Promise<boolean> {
  try {
    const answer = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return isOurs(await answer.text())
  } catch (cause) {
    console.warn('The host does not answer: the page is not loaded again', cause)
    return false
  }
}

function isSecondTry(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && TRIED in state
}

function isTyping(): boolean {
  const field = document.activeElement
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== ''
}

const TRIED = 'loadedAgain'

import { isOurs } from '@/built/built-page'
import { essentialsAreHere } from '@/built/essentials-are-here'
import { reloadPage } from '@/built/reload-page'
import { PATIENCE_MS } from '@/patience/limits'

/**
 * A page left open while a new release came out may ask for code that is gone. Then the page is loaded again, once, and the host
 * gives it whole. Where the host does not answer the visitor's worker may: with the page's copy, or with the emergency essentials.
 * Without either a page stays as it is, with what it says of that.
 */
const missing = new WeakSet<object>()

/** Remembers which failures are of code that did not come. Vite tells of each before it throws it. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

/**
 * Loads the page again if `error` is of missing code, somebody would answer, this was not tried before, and nobody is typing. What
 * `canBeRead` without that code is not exchanged for what the worker has.
 */
export async function recoverFromMissingCode(error: unknown, canBeRead: boolean): Promise<void> {
  if (!(error instanceof Error) || !missing.has(error) || isSecondTry()) return
  const workerMay = !canBeRead && essentialsAreHere()
  const isStillHere = watchForLeaving()
  if (!((await hostAnswers()) || workerMay) || isTyping() || !isStillHere()) return
  // In the history entry, which outlives the page: nothing is stored in the visitor's browser.
  window.history.replaceState({ ...window.history.state, [TRIED]: true }, '')
  reloadPage()
}

/**
 * Tells whether the reader is still where this was called, and not on the way to elsewhere: to load the page again would take
 * them back, and stop what they follow.
 */
export function watchForLeaving(): () => boolean {
  const { href } = window.location
  const leaving = new AbortController()
  window.addEventListener('beforeunload', () => leaving.abort(), { once: true })
  return () => !leaving.signal.aborted && window.location.href === href
}

/** Whether this page could be loaded again now; that there is none at this address is an answer, too. */
export async function hostAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, { signal: AbortSignal.timeout(PATIENCE_MS) })
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

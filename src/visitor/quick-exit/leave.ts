import { appTemplate } from '@/built/app-template'
import { emptyBrowserCache } from './empty-browser-cache'
import { eraseCopies, eraseStorage } from './erase-kept'
import { leavingChannel } from './leaving-channel'

let leaving = false
// Open for as long as the page lives. Where a browser keeps the page in memory for Back, a message on it makes the browser drop the page.
const otherPages = leavingChannel()

/** Covers the page in this frame, erases what is kept of the visit, and leaves in such a way that Back does not return. */
export async function leave(address: string): Promise<void> {
  leaving = true
  window.stop()
  cover()
  otherPages?.postMessage(null)
  eraseStorage()
  mark(address)
  addEventListener('pagehide', () => eraseCopies())
  await atMost(LONGEST_WAIT_MS, [eraseCopies(), dropOwnEntries(), emptyBrowserCache()])
  // Once more: what was being kept when leaving began may have been written meanwhile.
  eraseCopies()
  location.replace(address)
}

/** On every load: an earlier page of the site, which Back reaches after the quick exit was taken, leaves as well. */
export function leaveAgain(): void {
  // The entry that has taken its place is not in Safari before 15.
  if (performance.navigation?.type === BACK_FORWARD) leaveIfMarked()
  else mark(null)

  // Back from the browser's memory, which not every browser drops the page from.
  addEventListener('pageshow', ({ persisted }) => persisted && leaveIfMarked())
  // While one leaves, the app does not follow through its own history.
  addEventListener('popstate', (event) => leaving && event.stopImmediatePropagation(), true)
}

function leaveIfMarked(): void {
  const address = marked()
  if (!address) return
  leaving = true
  turnAwayArriving()
  cover()
  eraseCopies()
  location.replace(address)
}

/**
 * What is still to arrive of a page that has only begun is parsed into a document that was taken away: it is neither shown nor
 * run. Not `window.stop`: Firefox holds a page that was stopped before it was loaded, and brings it back blank, without a
 * `pageshow` to leave by, for another entry of the same document.
 */
function turnAwayArriving(): void {
  if (document.readyState !== 'loading') return
  document.documentElement.replaceWith(document.implementation.createHTMLDocument().documentElement)
}

/** Nothing of the page is left to see, to hear or to send. The address bar stops naming it. */
function cover(): void {
  appTemplate()?.remove()
  window.speechSynthesis?.cancel()
  document.title = NEUTRAL
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.textContent = NEUTRAL
  document.body?.replaceChildren(notice)
  history.replaceState(null, '', '/')
}

/**
 * Where the browser lists its entries (Navigation API), those of this document go: back to the first, which is the one that
 * will be replaced, and a new one cuts off what lay ahead.
 */
async function dropOwnEntries(): Promise<void> {
  if (!('navigation' in window) || navigation.entries().length < 2) return
  const first = navigation.entries().find(({ sameDocument }) => sameDocument)
  if (first && first.key !== navigation.currentEntry?.key) await navigation.traverseTo(first.key).finished
  history.pushState(null, '', '/')
  await navigation.back().finished
}

function atMost(milliseconds: number, tasks: Promise<unknown>[]): Promise<unknown> {
  return Promise.race([Promise.allSettled(tasks), new Promise((done) => setTimeout(done, milliseconds))])
}

function mark(address: string | null): void {
  try {
    if (address) sessionStorage.setItem(MARK, address)
    else sessionStorage.removeItem(MARK)
  } catch {
    // Denied storage remembers nothing: Back may show an earlier page.
  }
}

function marked(): string | null {
  try {
    return sessionStorage.getItem(MARK)
  } catch {
    // Denied storage has no mark.
    return null
  }
}

const MARK = 'salida'
/** `PerformanceNavigation.TYPE_BACK_FORWARD`: its name would be longer than the rest of the line, in every page. */
const BACK_FORWARD = 2
const NEUTRAL = 'Cargando…'
// A slow phone needs most of it to drop its entries; nothing is to be seen meanwhile.
const LONGEST_WAIT_MS = 1_000

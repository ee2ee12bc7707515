import { appTemplate } from '@/built/built-page'
import { SAVED_CACHE } from '@/visitor/offline/sealed-copy'
import { emptyBrowserCache } from './empty-browser-cache'
import { leavingChannel } from './leaving-channel'

let leaving = false
// The channel stays open as long as the page lives. If a browser saves the page in memory for Back, a message on the
// channel makes the browser drop the page.
const otherPages = leavingChannel()

/**
 * Covers the page before the next frame is painted, erases what is stored of the visit, and leaves in such a way that
 * Back does not return.
 */
export async function leave(address: string): Promise<void> {
  leaving = true
  window.stop()
  cover()
  otherPages?.postMessage(null)
  eraseStorage()
  mark(address)
  addEventListener('pagehide', () => eraseCopies())
  await atMost(LONGEST_WAIT_MS, [eraseCopies(), dropOwnEntries(), emptyBrowserCache()])
  // Once more: a page that was being saved when leaving began may have been written meanwhile.
  eraseCopies()
  location.replace(address)
}

/**
 * Runs on every load. An earlier page of the site that Back reaches after the quick exit was taken leaves as well, and
 * so does a covered page that is reloaded.
 */
export function leaveAgain(): void {
  // Anything but an ordinary visit (0): Back or Forward (2), and a reload (1) while the other page is slow, which would
  // bring this one back in its place. Deprecated, but its replacement (`PerformanceNavigationTiming`) is not in Safari
  // before 15.
  if (performance.navigation?.type) leaveIfMarked()
  else mark(null)

  // The page came back from the browser's memory: not every browser drops it from there.
  addEventListener('pageshow', ({ persisted }) => persisted && leaveIfMarked())
  // While the page is being left, no other script must follow the steps through its history, and the address bar must
  // not name the entry that a step has reached.
  addEventListener(
    'popstate',
    (event) => {
      if (!leaving) return
      event.stopImmediatePropagation()
      hideAddress()
    },
    true,
  )
}

async function leaveIfMarked(): Promise<void> {
  const address = marked()
  if (!address) return
  leaving = true
  turnAwayArriving()
  cover()
  // The browser has just put this page's address into its cache again.
  await atMost(LONGEST_WAIT_MS, [eraseCopies(), emptyBrowserCache()])
  location.replace(address)
}

/**
 * Takes the root of a page that is still loading out of the document: the rest of the page is parsed into it, but
 * neither shown nor run. `window.stop` would not do. Firefox saves a page in memory that was stopped before it was
 * loaded, and brings it back blank for another entry of the same document, without a `pageshow` event in which to
 * leave.
 */
function turnAwayArriving(): void {
  if (document.readyState !== 'loading') return
  document.documentElement.replaceWith(document.implementation.createHTMLDocument().documentElement)
}

/** Replaces the page, so that nothing of it is left to see, to hear or to send. The address bar stops naming it. */
function cover(): void {
  appTemplate()?.remove()
  window.speechSynthesis?.cancel()
  document.title = NEUTRAL
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.textContent = NEUTRAL
  document.body?.replaceChildren(notice)
  hideAddress()
}

function hideAddress(): void {
  history.replaceState(null, '', '/')
}

/**
 * Removes the history entries of this document, where the browser lists them (Navigation API): goes back to the first
 * one, adds an entry, which cuts off those ahead, and returns to the first one, which is then replaced.
 */
async function dropOwnEntries(): Promise<void> {
  if (!('navigation' in window) || navigation.entries().length < 2) return
  const first = navigation.entries().find(({ sameDocument }) => sameDocument)
  if (first) await navigation.traverseTo(first.key).finished
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
    // Where storage is denied, nothing is remembered: Back may show an earlier page.
  }
}

function marked(): string | null {
  try {
    return sessionStorage.getItem(MARK)
  } catch {
    // Where storage is denied, there is no mark.
    return null
  }
}

const MARK = 'salida'
const NEUTRAL = 'Cargando…'
// A slow phone needs most of this time to drop its history entries; the page is already covered.
const LONGEST_WAIT_MS = 1_000

/** Erases everything that the site wrote to the storage of this browser and of this tab. */
function eraseStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear()
    } catch {
      // Where storage is denied, there is nothing to erase.
    }
  }
}

/**
 * Erases the pages saved for reading without internet, and every other cache except that of the emergency essentials,
 * which all visitors' browsers have alike. The saved pages are deleted first and by name, because a page that is going
 * away has no time to list the caches before.
 */
async function eraseCopies(): Promise<void> {
  try {
    await caches.delete(SAVED_CACHE)
    const others = (await caches.keys()).filter((name) => !name.includes('precache'))
    await Promise.all(others.map((name) => caches.delete(name)))
  } catch {
    // Where storage is denied, and at an address without HTTPS, there are no caches.
  }
}

import { paths } from '@/paths'
import { WORKER_TIMEOUT_MS } from '@/timeouts'
import { ownAddress } from '@/trusted-types'

/** Registers the service worker that answers without a network, or updates it to its newest release. */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(ownAddress('/sw.js'))
  } catch (cause) {
    // Storage is denied, the window is private, or the network failed: the site works without the service worker, but
    // then only with a network.
    console.warn('No copy without a network', cause)
  }
}

/**
 * Whether a page that is saved now could be read without a network: the service worker is installed and active. False if
 * that takes longer than `WORKER_TIMEOUT_MS`.
 */
export function workerIsReady(): Promise<boolean> {
  return Promise.race([
    registerWorker()
      .then(() => navigator.serviceWorker.ready)
      .then(() => true),
    new Promise<boolean>((done) => setTimeout(done, WORKER_TIMEOUT_MS, false)),
  ])
}

/** Whether the service worker would answer if the network did not. At the editors' desk it never does. */
export function essentialsAreHere(): boolean {
  if (isDesk(window.location.pathname) || !('serviceWorker' in navigator)) return false
  return navigator.serviceWorker.controller !== null
}

function isDesk(path: string): boolean {
  return path === paths.admin || path.startsWith(`${paths.admin}/`)
}

/**
 * Starts the service worker that answers without a network, once the visitor begins to read: scrolls, presses or types.
 * A page that was only opened causes no further traffic, and neither does one that is read where data is scarce.
 */
export function startWorkerForReader(): void {
  if (isThrifty() || !('serviceWorker' in navigator)) return
  let asked = false
  // Not with an AbortSignal to remove the listeners: Safari before 15 ignores it, and would register the worker on
  // every scroll.
  const start = () => {
    // In a task of its own, because on a slow phone registering takes as long as drawing does.
    if (!asked) setTimeout(registerWorker)
    asked = true
  }
  for (const type of ['scroll', 'pointerup', 'keydown']) {
    document.addEventListener(type, start, { capture: true, passive: true })
  }
}

/** Whether the reader saves data or has a 2G connection: then nothing is fetched in advance. */
export function isThrifty(): boolean | undefined {
  return navigator.connection?.saveData || navigator.connection?.effectiveType?.includes('2g')
}

/**
 * Only Chromium has all of this, and TypeScript's own library does not declare it. Firefox for Android up to version 98
 * has a `connection` without these two properties.
 */
declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

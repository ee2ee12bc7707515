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
 * Whether a page that is kept now could be read without a network: the service worker is installed and active. False if
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

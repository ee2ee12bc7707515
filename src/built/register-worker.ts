import { WORKER_PATIENCE_MS } from '@/patience/limits'
import { ownAddress } from '@/trusted-types'

/** Asks the browser for the worker that answers without a network, and for its newest release. */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(ownAddress('/sw.js'), { updateViaCache: 'none' })
  } catch (cause) {
    // Denied storage, a private window, a network that fell: the site works without the worker, but not without a network.
    console.warn('No copy without a network', cause)
  }
}

/** Whether a page that is kept now could be read without a network: the worker is there and at work. */
export async function workerIsReady(): Promise<boolean> {
  await registerWorker()
  return Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<boolean>((done) => setTimeout(done, WORKER_PATIENCE_MS, false)),
  ])
}

import { paths } from '@/paths'
import { workerAddress } from '@/trusted-types'

/** Starts the worker that answers without a network, once the page is there. Not for editors, nor while one develops. */
export function startWorker(): void {
  if (isDesk(window.location.pathname) || !('serviceWorker' in navigator)) return
  // In a task of its own: on a slow phone asking for it takes as long as drawing does.
  if (document.readyState === 'complete') setTimeout(register)
  else window.addEventListener('load', register, { once: true })
}

/** Whether the worker would answer in place of the network: not for editors, whose desk it leaves alone. */
export function essentialsAreHere(): boolean {
  if (isDesk(window.location.pathname) || !('serviceWorker' in navigator)) return false
  return navigator.serviceWorker.controller !== null
}

/** Whether a page that is kept now could be read without a network: the worker is there and at work. */
export async function workerIsReady(): Promise<boolean> {
  await register()
  return Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<boolean>((done) => setTimeout(done, PATIENCE_MS, false)),
  ])
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerAddress('/sw.js'), { updateViaCache: 'none' })
  } catch (cause) {
    // Denied storage, a private window, a network that fell: the site is then what it was before there were workers.
    console.warn('Nothing will be readable without a network', cause)
  }
}

function isDesk(path: string): boolean {
  return path === paths.admin || path.startsWith(`${paths.admin}/`)
}

const PATIENCE_MS = 10_000

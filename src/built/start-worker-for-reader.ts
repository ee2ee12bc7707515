import { registerWorker } from './register-worker'
import { isThrifty } from './thrift'

/**
 * Starts the worker that answers without a network when somebody reads: moves the page, presses or types. A page that was only
 * opened costs nothing more, nor does one that is read where data is scarce.
 */
export function startWorkerForReader(): void {
  if (isThrifty() || !('serviceWorker' in navigator)) return
  let asked = false
  // Not by a signal that ends the listening: Safari before 15 does not heed it, and asked for the worker at every move.
  const start = () => {
    // In a task of its own: on a slow phone asking for it takes as long as drawing does.
    if (!asked) setTimeout(registerWorker)
    asked = true
  }
  for (const type of ['scroll', 'pointerup', 'keydown']) {
    document.addEventListener(type, start, { capture: true, passive: true })
  }
}

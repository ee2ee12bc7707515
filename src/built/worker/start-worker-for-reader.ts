import { isThrifty } from '@/built/start/thrift'
import { registerWorker } from './register-worker'

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

import { askedToWaitMs } from '@/patience/retry-after'
import type { NetworkPorts } from './run-ports'
import { wait } from './wait'

/** The timers and the network of a browser, and how long the server last asked to wait. */
export const networkPorts: NetworkPorts = {
  wait,
  askedToWaitMs,
  online: () => navigator.onLine,
  onOnline: (listener) => {
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  },
}

import { askedToWaitMs } from '@/patience/retry-after'
import type { NetworkPorts } from './run-ports'
import { wait } from './wait'

/** The clock and the network of a browser, and what the server said last. */
export const networkPorts: NetworkPorts = {
  wait,
  askedToWaitMs,
  online: () => navigator.onLine,
  onOnline: (listener) => {
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  },
}

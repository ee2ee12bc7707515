import type { NetworkPorts } from './run-ports'
import { wait } from './wait'

/** The clock and the network of a browser. */
export const networkPorts: NetworkPorts = {
  wait,
  online: () => navigator.onLine,
  onOnline: (listener) => {
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  },
}

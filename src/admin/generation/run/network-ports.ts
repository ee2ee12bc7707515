import type { RunPorts } from './run-ports'
import { wait } from './wait'

/** The clock and the network of a browser. */
export const networkPorts: Pick<RunPorts, 'wait' | 'online' | 'onOnline'> = {
  wait,
  online: () => navigator.onLine,
  onOnline: (listener) => {
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  },
}

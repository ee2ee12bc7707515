import { DataError } from './errors'

/** Three tries in all; none again for what another try cannot change. */
export function retryRead(failureCount: number, error: Error): boolean {
  const isFinal = error instanceof DataError && ['forbidden', 'invalid', 'not-found'].includes(error.kind)
  return !isFinal && failureCount < 2
}

/** About 1, 2, 4 … seconds, at most 30, spread out so that many visitors do not return at the same moment. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000) * (0.5 + Math.random() / 2)
}

/** How every read of this room behaves. Offline, it fails and says so, where the default would wait in silence for ever. */
export const readPolicy = {
  retry: retryRead,
  retryDelay,
  networkMode: 'offlineFirst',
  staleTime: 10 * 60_000,
} as const

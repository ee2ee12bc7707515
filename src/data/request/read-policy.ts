import { DataError } from '@/data/errors'
import { ATTEMPTS, backOff } from '@/patience/back-off'
import { LONGEST_SILENCE_MS } from '@/patience/limits'
import { askedToWaitMs } from '@/patience/retry-after'

/** Three tries in all; none again for what another try cannot change, nor where the server wants longer than anyone waits. */
export function retryRead(failureCount: number, error: Error): boolean {
  const isFinal = error instanceof DataError && ['forbidden', 'invalid', 'not-found'].includes(error.kind)
  return !isFinal && failureCount < ATTEMPTS - 1 && askedToWaitMs() <= LONGEST_SILENCE_MS
}

/**
 * About 1, 2, 4 … seconds, at most 30, spread out so that many visitors do not return at the same moment; later where the
 * server asked for that.
 */
export function retryDelay(attempt: number): number {
  const own = backOff(attempt + 1, { first: 1000, longest: 30_000 })
  const asked = askedToWaitMs()
  return asked + (asked > 0 ? Math.random() * own : own * (0.5 + Math.random() / 2))
}

/**
 * How every read of this room behaves. It fails and says so where the default would wait for a network in silence, and is made
 * again when one comes back. Nothing that changes the database is repeated here: its caller knows whether it may be.
 */
export const readPolicy = {
  retry: retryRead,
  retryDelay,
  networkMode: 'always',
  refetchOnReconnect: true,
  staleTime: 10 * 60_000,
} as const

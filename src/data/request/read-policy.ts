import { DataError } from '@/data/errors'
import { ATTEMPTS, askedToWaitMs, backOff, LONGEST_RETRY_AFTER_MS } from '@/timeouts'

/**
 * Whether a failed read is tried again: three tries in all. No retry when another try cannot change the outcome, or
 * when the server asks for a wait longer than `LONGEST_RETRY_AFTER_MS`.
 */
export function retryRead(failureCount: number, error: Error): boolean {
  const isFinal = error instanceof DataError && ['forbidden', 'invalid', 'not-found'].includes(error.kind)
  return !isFinal && failureCount < ATTEMPTS - 1 && askedToWaitMs() <= LONGEST_RETRY_AFTER_MS
}

/**
 * The wait before the next try: about 1, 2, 4 … seconds, at most 30, randomized so that many visitors do not return at
 * the same moment. A wait that the server asked for comes first.
 */
export function retryDelay(attempt: number): number {
  const own = backOff(attempt + 1, { first: 1000, longest: 30_000 })
  const asked = askedToWaitMs()
  return asked + (asked > 0 ? Math.random() * own : own * (0.5 + Math.random() / 2))
}

/**
 * How every read of `src/data` behaves. Without a network a read fails and says so, where the default would wait in
 * silence, and it is made again when the network comes back. Writes are never retried here: only their caller knows
 * whether they may be repeated.
 */
export const readPolicy = {
  retry: retryRead,
  retryDelay,
  networkMode: 'always',
  refetchOnReconnect: true,
  staleTime: 10 * 60_000,
} as const

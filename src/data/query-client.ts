import { QueryClient } from '@tanstack/react-query'
import { DataError } from '@/data/errors'
import { ATTEMPTS, askedToWaitMs, backOff, LONGEST_RETRY_AFTER_MS } from '@/timeouts'

/** The first part of a query's key: what it reads. The desk must know who may read it (after-session-change.ts). */
export type QueryKind =
  | 'cities'
  | 'city-content'
  | 'editors'
  | 'facilities'
  | 'facility-sources'
  | 'generated-pages'
  | 'publications'
  | 'published-text'
  | 'release'
  | 'reviews'
  | 'revisions'
  | 'seo-status'
  | 'session'
  | 'sign-ups'
  | 'sources'
  | 'waiting'

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [kind: QueryKind, ...unknown[]]
  }
}

/** Creates the query cache. What has been read stays in it for the whole visit: cities change a few times a year. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...readPolicy, gcTime: Infinity, refetchOnWindowFocus: false },
      // Without a network a save fails and says so. It must not be sent later, unasked, when the network comes back.
      mutations: { networkMode: 'always' },
    },
  })
}

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

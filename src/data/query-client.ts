import { QueryClient } from '@tanstack/react-query'
import { readPolicy } from './request/read-policy'

/** The first part of a query's key: what it reads. The desk must know who may read it (after-session-change.ts). */
export type QueryKind =
  | 'cities'
  | 'city-content'
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

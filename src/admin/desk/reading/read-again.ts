import type { QueryClient } from '@tanstack/react-query'
import type { QueryKind } from '@/data/query-client'
import { tellOtherTabs } from './other-tabs'

/**
 * Invalidates every query of these kinds (the first part of the query key), here and in the other tabs of this browser,
 * because some of their data was changed.
 */
export function readAgain(client: QueryClient, kinds: readonly QueryKind[]): Promise<unknown> {
  tellOtherTabs(kinds)
  return Promise.all(kinds.map((kind) => client.invalidateQueries({ queryKey: [kind] })))
}

/**
 * To be called after a run or an editor wrote records or cities: both are read again, and the history of revisions too.
 */
export function afterWriting(client: QueryClient): Promise<unknown> {
  return readAgain(client, ['cities', 'generated-pages', 'revisions'])
}

/** Retries the failed queries of this screen; those that succeeded are left as they are. */
export function readFailedAgain(client: QueryClient): Promise<void> {
  return client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}

import type { QueryClient } from '@tanstack/react-query'
import { dropOfOthers } from '@/admin/desk/kept-in-tab'
import { sessionQuery } from '@/data/session'

/**
 * To be called after signing in or out: invalidates the queries, because what the database answers depends on who asks.
 * The session is read first, so that the previous account's indexing status can be left out: it must not be requested
 * again in the name of the next one. What somebody else typed for themselves is dropped.
 */
export async function afterSessionChange(queryClient: QueryClient): Promise<void> {
  const { queryKey: session } = sessionQuery()
  await queryClient.invalidateQueries({ queryKey: session })
  const owner = queryClient.getQueryData(session)?.user?.id
  dropOfOthers(owner)
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, of] }) => kind !== session[0] && (kind !== 'seo-status' || of === owner),
  })
}

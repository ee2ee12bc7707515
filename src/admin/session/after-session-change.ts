import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '@/data/session'

/**
 * After signing in or out: what the database answers depends on who asks. The session is read first, so
 * that what belongs to the account before is not asked for again as the next one.
 */
export async function afterSessionChange(queryClient: QueryClient): Promise<void> {
  const { queryKey: session } = sessionQuery()
  await queryClient.invalidateQueries({ queryKey: session })
  const owner = queryClient.getQueryData(session)?.user?.id
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, of] }) => kind !== session[0] && (kind !== 'seo-status' || of === owner),
  })
}

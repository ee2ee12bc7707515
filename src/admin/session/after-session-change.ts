import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '@/data/session'

/**
 * After signing in or out: what the database answers depends on who asks. Who that is comes first, and what belongs to the
 * person before is not asked for again in the name of the next.
 */
export async function afterSessionChange(queryClient: QueryClient): Promise<void> {
  const { queryKey: session } = sessionQuery()
  await queryClient.invalidateQueries({ queryKey: session })
  const owner = queryClient.getQueryData(session)?.user?.id
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, of] }) => kind !== session[0] && (kind !== 'seo-status' || of === owner),
  })
}

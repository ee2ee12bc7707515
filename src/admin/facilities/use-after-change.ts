import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '@/admin/desk/reading/read-again'

/**
 * Returns a function to call after a facility changed. It refetches the register, its sources, the history and the
 * cities with their facilities, and so the pages that mention them.
 */
export function useAfterChange(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => readAgain(client, ['facilities', 'facility-sources', 'cities', 'revisions'])
}

import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '@/admin/desk/read-again'

/** Once a facility has changed: the register, the cities with their facilities, and so the pages that tell of them, are read again. */
export function useAfterChange(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => readAgain(client, ['facilities', 'facility-sources', 'cities', 'revisions'])
}

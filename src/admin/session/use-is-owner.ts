import { useQuery } from '@tanstack/react-query'
import { editorsQuery } from '@/data/editors'
import { sessionQuery } from '@/data/session'

/** Whether whoever is signed in is an owner: an editor who also says who else edits and who signs. */
export function useIsOwner(): boolean {
  const { user, isEditor = false } = useQuery(sessionQuery()).data ?? {}
  const { data: editors } = useQuery({ ...editorsQuery(), enabled: isEditor })
  return editors?.some(({ userId, role }) => userId === user?.id && role === 'owner') ?? false
}

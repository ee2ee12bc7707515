import { useQuery } from '@tanstack/react-query'
import { editorsQuery } from '@/data/editors'
import { sessionQuery } from '@/data/session'

/**
 * Returns how to name the person with a user id: by the name in the list of editors, which only editors may read. Of
 * somebody whose name is not known, or who is not in the list any more, only a part of the id is shown.
 */
export function useAuthorNames(): (id: string | null) => string {
  const { user, isEditor = false } = useQuery(sessionQuery()).data ?? {}
  const { data: editors } = useQuery({ ...editorsQuery(), enabled: isEditor })
  return (id) => {
    if (id === null) return 'alguien sin sesión'
    if (id === user?.id) return 'usted'
    const account = `la cuenta ${id.slice(0, 8)}`
    if (!editors) return `quien tiene ${account}`
    return editors.find(({ userId }) => userId === id)?.name ?? `quien tenía ${account}`
  }
}

/** Returns how to name one person; see `useAuthorNames`. */
export function useAuthorName(id: string | null): string {
  return useAuthorNames()(id)
}

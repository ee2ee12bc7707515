import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '@/data/session'

/**
 * Returns how to name the person with this user id. For others than oneself that is only a part of the id, because
 * their e-mail addresses are not disclosed.
 */
export function useAuthorName(id: string | null): string {
  const user = useQuery(sessionQuery()).data?.user
  if (id === null) return 'alguien sin sesión (visita, administración abierta o base de datos)'
  return id === user?.id ? `${user.email} (usted)` : `la cuenta ${id.slice(0, 8)}`
}

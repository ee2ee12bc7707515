import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '@/data/session'

/** Who did something, by their key: of other people no more is known, since addresses are not handed out. */
export function useAuthorName(id: string | null): string {
  const user = useQuery(sessionQuery()).data?.user
  if (id === null) return 'alguien sin sesión (visita, administración abierta o base de datos)'
  return id === user?.id ? `${user.email} (usted)` : `la cuenta ${id.slice(0, 8)}`
}

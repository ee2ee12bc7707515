import { deskPaths } from '@/admin/desk/desk-paths'
import { counted } from '@/generator/spanish'
import { Link } from '@/ui/Link'
import { useRelease } from './use-release'
import { useWaiting } from './use-waiting'

/** At the end of a run: generating is not publishing. */
export function AfterRun() {
  const { read } = useRelease()
  const waiting = useWaiting()
  if (read.state === 'loading') return null
  return (
    <p>
      {read.state === 'known' ? waitingText(waiting) : 'No se sabe qué hay en el sitio: generar no lo cambia.'}{' '}
      <Link to={deskPaths.publish}>Ver la publicación</Link>
    </p>
  )
}

function waitingText({ waiting, isUnread }: ReturnType<typeof useWaiting>): string {
  if (waiting?.length === 0) return 'Ninguna página espera publicación: los lectores ya ven estos textos.'
  if (waiting)
    return `${counted(waiting.length, 'página espera', 'páginas esperan')} publicación: los lectores ven todavía los textos de antes.`
  return isUnread
    ? 'No se pudieron contar las páginas que esperan publicación.'
    : 'Contando las páginas que esperan publicación…'
}

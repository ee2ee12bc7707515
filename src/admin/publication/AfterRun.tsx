import { deskPaths } from '@/admin/desk/desk-paths'
import { counted } from '@/generator/spanish'
import { Link } from '@/ui/Link'
import { useRelease } from './use-release'
import { useWaiting } from './use-waiting'

/** At the end of a run: generating is not publishing. */
export function AfterRun() {
  const { read } = useRelease()
  const count = useWaiting()?.length
  if (read.state === 'loading') return null
  return (
    <p>
      {read.state === 'known'
        ? count === undefined
          ? 'Contando las páginas que esperan publicación…'
          : waitingText(count)
        : 'No se sabe qué hay en el sitio: generar no lo cambia.'}{' '}
      <Link to={deskPaths.publish}>Ver la publicación</Link>
    </p>
  )
}

function waitingText(count: number): string {
  if (count === 0) return 'Ninguna página espera publicación: los lectores ya ven estos textos.'
  return `${counted(count, 'página espera', 'páginas esperan')} publicación: los lectores ven todavía los textos de antes.`
}

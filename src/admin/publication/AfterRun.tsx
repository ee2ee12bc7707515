import { deskPaths } from '@/admin/desk/desk-paths'
import { counted } from '@/generator/spanish'
import { Link } from '@/ui/link/Link'
import { readersFind, toGenerateText } from './readers-find'
import { useRelease } from './use-release'
import { type Compared, useToGenerate, useWaiting } from './use-waiting'

/**
 * Shown at the end of a run: says whether readers see the generated texts yet, because generating is not publishing.
 */
export function AfterRun() {
  const { read } = useRelease()
  const [waiting, toGenerate] = [useWaiting(), useToGenerate()]
  if (read.state === 'loading') return null
  return (
    <p>
      {read.state === 'known'
        ? whatReadersSee(waiting, toGenerate)
        : 'No se sabe qué hay en el sitio: generar no lo cambia.'}{' '}
      <Link to={deskPaths.publish}>Ver la publicación</Link>
    </p>
  )
}

/**
 * Says that readers already see these texts only once every page was written anew and compared (`toGenerate`): a place
 * may have changed during the run.
 */
function whatReadersSee(waiting: Compared, toGenerate: Compared): string {
  if (waiting.pages && waiting.pages.length > 0)
    return `${counted(waiting.pages.length, 'página espera', 'páginas esperan')} publicación: ${readersFind(waiting.pages)}.`
  if (waiting.pages && toGenerate.pages)
    return toGenerate.pages.length === 0
      ? 'Ninguna página espera publicación: los lectores ya ven estos textos.'
      : toGenerateText(toGenerate.pages)
  return waiting.isUnread || toGenerate.isUnread
    ? 'No se pudieron contar las páginas que esperan publicación.'
    : 'Contando las páginas que esperan publicación…'
}

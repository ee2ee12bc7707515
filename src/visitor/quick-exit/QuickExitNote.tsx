import { paths } from '@/paths'
import { Link } from '@/ui/link/Link'

/**
 * Says what the quick exit does not erase, and links to the page that says the rest: nobody must believe that it erases
 * more.
 */
export function QuickExitNote() {
  return (
    <section aria-labelledby="si-alguien-mira" className="max-w-measure text-sm print:hidden">
      <h2 id="si-alguien-mira" className="inline text-sm">
        Si alguien mira su pantalla:
      </h2>{' '}
      «Salida rápida» no borra el historial. <Link to={paths.privacy}>Qué borra y qué no</Link>
    </section>
  )
}

import { env } from '@/env'
import { paths } from '@/paths'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/link/Link'

/**
 * The link that leaves at once for a neutral page. It is a plain link: the script that covers this page, erases what it
 * kept and replaces its entry in the history is in every page before the app (start.ts), and finds the link by
 * `data-salida`.
 */
export function QuickExit() {
  return (
    <>
      <a href={env.exitUrl} rel="noopener noreferrer" data-salida className="quick-exit">
        <span className="max-sm:hidden">
          <Icon name="leave" />
        </span>
        Salida rápida
        <span className="sr-only"> (cierra esta página y abre otra; también con la tecla Mayús, tres veces)</span>
      </a>
      <span role="status" data-salida-cuenta className="sr-only" />
    </>
  )
}

/**
 * The quick exit at the end of the page, for visitors who get there by keyboard: visible only while it has the focus.
 */
export function QuickExitAtEnd() {
  return (
    <nav aria-label="Salida rápida, fin de la página" className="focus-within:pb-16 print:hidden">
      <a href={env.exitUrl} rel="noopener noreferrer" data-salida className="quick-exit-at-end">
        Salida rápida
      </a>
    </nav>
  )
}

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

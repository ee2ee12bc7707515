import { env } from '@/env'
import { Icon } from '@/ui/Icon'

/**
 * Leaves at once for a neutral page. A plain link: what covers this page, erases what it kept and replaces its entry in the
 * history is in every page before the app (start.ts) and finds it by `data-salida`.
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

/** The same at the end of the page, for who comes there by keyboard: seen only with the focus on it. */
export function QuickExitAtEnd() {
  return (
    <nav aria-label="Salida rápida, fin de la página" className="focus-within:pb-16 print:hidden">
      <a href={env.exitUrl} rel="noopener noreferrer" data-salida className="quick-exit-at-end">
        Salida rápida
      </a>
    </nav>
  )
}

import { env } from '@/env'
import { Icon } from '@/ui/Icon'

/**
 * Leaves at once for a neutral page. A plain link: what covers this page, erases what it kept and replaces its entry in the
 * history comes before the app (./quick-exit/start.ts) and finds it by `data-salida`.
 */
export function QuickExit() {
  return (
    <>
      <a
        href={env.exitUrl}
        rel="noopener noreferrer"
        data-salida
        className="inline-flex min-h-11 items-center gap-2 rounded-md border-2 border-ink bg-paper px-3 font-bold max-sm:px-2 max-sm:text-sm leading-tight text-ink no-underline visited:text-ink hover:bg-ink hover:text-paper hover:visited:text-paper"
      >
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
      <a
        href={env.exitUrl}
        rel="noopener noreferrer"
        data-salida
        className="sr-only focus:not-sr-only focus:m-4 focus:inline-flex focus:min-h-11 focus:items-center"
      >
        Salida rápida
      </a>
    </nav>
  )
}

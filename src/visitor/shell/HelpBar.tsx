import { env } from '@/env'
import { site } from '@/seo/site'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { QuickExit } from '@/visitor/quick-exit/QuickExit'

/** Stays in view on every page: the way out, first in sight and in tab order, and the number to call. */
export function HelpBar() {
  return (
    <section
      aria-label="Ayuda inmediata"
      className="sticky top-0 z-20 border-b border-line bg-raised print:static print:border-0"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-3 px-4 py-0.5 sm:gap-x-4 sm:py-1.5 sm:px-6 print:flex-wrap">
        <div className="print:hidden">
          <QuickExit />
        </div>
        <a href="#contenido" className={SKIP_LINK}>
          Ir al contenido principal
        </a>
        <p className="mr-auto text-sm text-ink-soft max-md:hidden print:hidden">
          Contenido educativo: no sustituye la consulta médica.
        </p>
        <PhoneLink number="911" size="bar">
          <span>
            <span className="max-sm:hidden">Emergencia: llame</span>
            <span className="sm:hidden">Llame</span> al 911
          </span>
        </PhoneLink>
        <p className="hidden font-semibold print:block">Salud Pública: 171</p>
        {/* The links within the site print as paths. */}
        <p className="hidden print:block print:basis-full">
          {site.name}, {env.siteUrl}
        </p>
      </div>
    </section>
  )
}

// Right below the bar, however many lines that has.
const SKIP_LINK =
  'sr-only focus:not-sr-only focus:absolute focus:top-full focus:left-2 focus:mt-2 focus:rounded-md focus:bg-paper focus:px-4 focus:py-3'

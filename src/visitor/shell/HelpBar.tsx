import { env } from '@/env'
import { site } from '@/seo/site'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { QuickExit } from '@/visitor/quick-exit/QuickExit'

/**
 * The bar that stays in view on every page: the quick exit, first on the screen and in tab order, and the number to
 * call.
 */
export function HelpBar() {
  return (
    <section aria-label="Ayuda inmediata" className="help-bar">
      <div>
        <div className="print:hidden">
          <QuickExit />
        </div>
        <a href="#contenido" className="skip-link">
          Ir al contenido principal
        </a>
        <p className="mr-auto text-sm text-ink-soft max-md:hidden print:hidden">
          Contenido educativo: no sustituye la consulta médica.
        </p>
        <PhoneLink number="911" size="bar">
          {/* One text for all widths, with a capital from the style sheet: of two texts both would be read where
              the style sheet does not load. */}
          <span>
            <span className="max-sm:hidden">Emergencia: </span>llame al 911
          </span>
        </PhoneLink>
        <p className="hidden font-semibold print:block">Salud Pública: 171</p>
        {/* Printed because links within the site print as paths, without the site. */}
        <p className="hidden print:block print:basis-full">{`${site.name}, ${env.siteUrl}`}</p>
      </div>
    </section>
  )
}

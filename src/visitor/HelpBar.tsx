import { PhoneLink } from '@/ui/PhoneLink'

/** Stays in view on every page. Its beginning is kept for the quick exit, which comes first in sight and in tab order. */
export function HelpBar() {
  return (
    <section
      aria-label="Ayuda inmediata"
      className="sticky top-0 z-20 border-b border-line bg-raised print:static print:border-0"
    >
      <div className="mx-auto flex max-w-page items-center justify-end gap-4 px-4 py-1.5 sm:px-6">
        <p className="mr-auto text-sm text-ink-soft max-sm:hidden print:hidden">
          Contenido educativo: no sustituye la consulta médica.
        </p>
        <PhoneLink number="911" tone="emergency">
          Emergencia: llame al 911
        </PhoneLink>
        <p className="hidden font-semibold print:block">Salud Pública: 171</p>
      </div>
    </section>
  )
}

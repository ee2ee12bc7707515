import { LinkButton } from '@/ui/button/LinkButton'

type SheetLinksProps = {
  /** From 1. */
  sheet: number
  sheets: number
  to: (sheet: number) => string
}

/** The way to the sheets before and after; nothing where there is one alone. */
export function SheetLinks({ sheet, sheets, to }: SheetLinksProps) {
  if (sheets === 1) return null
  return (
    <nav aria-label="Hojas de la lista" className="mt-4 flex flex-wrap items-center gap-3">
      {sheet > 1 && (
        <LinkButton variant="secondary" to={to(sheet - 1)}>
          Anterior
        </LinkButton>
      )}
      <span className="tabular-nums">
        Hoja {sheet} de {sheets}
      </span>
      {sheet < sheets && (
        <LinkButton variant="secondary" to={to(sheet + 1)}>
          Siguiente
        </LinkButton>
      )}
    </nav>
  )
}

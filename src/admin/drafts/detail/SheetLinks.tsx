import { type DraftView, writeView } from '@/admin/drafts/draft-view'
import { LinkButton } from '@/ui/button/LinkButton'

/** The way to the sheets before and after. */
export function SheetLinks({ view, sheets }: { view: DraftView; sheets: number }) {
  const to = (sheet: number) => `?${writeView({ ...view, sheet })}`
  return (
    <nav aria-label="Hojas de la lista" className="mt-4 flex flex-wrap items-center gap-3">
      {view.sheet > 1 && (
        <LinkButton variant="secondary" to={to(view.sheet - 1)}>
          Anterior
        </LinkButton>
      )}
      <span className="tabular-nums">
        Hoja {view.sheet} de {sheets}
      </span>
      {view.sheet < sheets && (
        <LinkButton variant="secondary" to={to(view.sheet + 1)}>
          Siguiente
        </LinkButton>
      )}
    </nav>
  )
}

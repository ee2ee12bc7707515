import { ChoiceField, choicesOf } from '@/admin/desk/ChoiceField'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { counted, thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { STATUS_LABELS } from './StatusBadge'
import type { CityWindow } from './use-city-window'

/** Tells how many of the cities are shown, with the filter and the buttons that turn the page. */
export function CityWindowBar({ view }: { view: CityWindow }) {
  const where = useLostFocusOnChange<HTMLSpanElement>(String(view.page))
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <ChoiceField
        label="Estado"
        value={view.wanted}
        choices={[['', 'Todos'], ...choicesOf(STATUS_LABELS)]}
        onChoose={view.filter}
      />
      <p className="py-2 tabular-nums">
        {view.matching === 0 && view.wanted
          ? `Ninguna ciudad está en «${STATUS_LABELS[view.wanted]}».`
          : `Mostrando ${thousands(view.shown.length)} de ${counted(view.matching, 'ciudad', 'ciudades')}`}
      </p>
      {view.pages > 1 && (
        <nav aria-label="Páginas de la lista" className="flex flex-wrap items-center gap-2">
          <Button variant="secondary" disabled={view.page <= 1} onClick={() => view.turnTo(view.page - 1)}>
            Anterior
          </Button>
          <span ref={where} tabIndex={-1} className="tabular-nums">
            {view.page} de {view.pages}
          </span>
          <Button variant="secondary" disabled={view.page >= view.pages} onClick={() => view.turnTo(view.page + 1)}>
            Siguiente
          </Button>
        </nav>
      )}
    </div>
  )
}

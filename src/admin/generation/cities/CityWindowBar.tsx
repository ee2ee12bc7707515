import { useState } from 'react'
import { ChoiceField, choicesOf } from '@/admin/desk/ChoiceField'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { counted, thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { ChangingText } from '@/ui/ChangingText'
import { STATUS_LABELS } from './StatusBadge'
import type { CityWindow } from './use-city-window'

/** Tells how many of the cities are shown, with the filter and the buttons that turn the page. */
export function CityWindowBar({ view }: { view: CityWindow }) {
  const where = useLostFocusOnChange<HTMLSpanElement>(String(view.page))
  const count =
    view.matching === 0 && view.wanted
      ? `Ninguna ciudad está en «${STATUS_LABELS[view.wanted]}».`
      : `Mostrando ${thousands(view.shown.length)} de ${counted(view.matching, 'ciudad', 'ciudades')}`
  // The button that leads to the first or last page is disabled there: the focus, and with it the voice, is on `where`.
  const isAtEnd = view.isTurned && (view.page <= 1 || view.page >= view.pages)
  const part = view.pages > 1 ? `${count}, página ${view.page} de ${view.pages}` : count
  const said = useSaidWhenAsked(view.asked, isAtEnd ? '' : part)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <ChoiceField
        label="Estado"
        value={view.wanted}
        choices={[['', 'Todos'], ...choicesOf(STATUS_LABELS)]}
        onChoose={view.filter}
      />
      <p className="py-2 tabular-nums">
        <ChangingText>{count}</ChangingText>
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {view.pages > 1 && (
        <nav aria-label="Páginas de la lista" className="flex flex-wrap items-center gap-2">
          <Button variant="secondary" disabled={view.page <= 1} onClick={() => view.turnTo(view.page - 1)}>
            Anterior
          </Button>
          <span ref={where} tabIndex={-1} className="tabular-nums">
            <ChangingText>{`${view.page} de ${view.pages}`}</ChangingText>
          </span>
          <Button variant="secondary" disabled={view.page >= view.pages} onClick={() => view.turnTo(view.page + 1)}>
            Siguiente
          </Button>
        </nav>
      )}
    </div>
  )
}

/**
 * Returns what a screen reader announces about the list: the text at the moment when another part of the list was asked
 * for, empty before that. What a run changes in the list is not announced here: the run has an announcement of its own.
 */
function useSaidWhenAsked(asked: string, text: string): string {
  const [said, setSaid] = useState({ asked, text: '' })
  if (said.asked !== asked) setSaid({ asked, text })
  return said.text
}

import { downloadText } from '@/admin/desk/download-text'
import { sheetOf } from '@/admin/desk/list/address-view'
import { SheetLinks } from '@/admin/desk/list/SheetLinks'
import type { ShowView } from '@/admin/desk/list/use-view'
import { useLostFocus } from '@/admin/desk/use-lost-focus'
import { type DraftRow, rowsInView } from '@/admin/drafts/draft-rows'
import { type DraftView, writeView } from '@/admin/drafts/draft-view'
import type { PageSelection } from '@/admin/generation/run/run-state'
import { SelectionRun } from '@/admin/generation/SelectionRun'
import { recordKey } from '@/data/record/page-record'
import { counted, thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { DraftFilters } from './DraftFilters'
import { DraftTable } from './DraftTable'
import { draftsCsv } from './draft-csv'

const SHEET_ROWS = 50

type DraftListProps = {
  provinces: readonly string[]
  view: DraftView
  rows: readonly DraftRow[]
  isDone: boolean
  /** Whether the data that the filters need is not known yet: that no page is found then means nothing. */
  isUnknown: boolean
  chosen: PageSelection
  onChoose: (chosen: PageSelection) => void
  onShow: ShowView<DraftView>
}

/** The drafts of a view, fifty at a time, and the whole view as a file. */
export function DraftList({ provinces, view, rows, isDone, isUnknown, chosen, onChoose, onShow }: DraftListProps) {
  const found = rowsInView(rows, view)
  // The editor came back from a page: the link that had the focus («Volver a la lista») is gone, so this line takes it.
  const where = useLostFocus<HTMLParagraphElement>('list')
  const { shown, first, sheet, sheets } = sheetOf(found, view.sheet, SHEET_ROWS)
  return (
    <>
      <DraftFilters view={view} provinces={provinces} onShow={onShow} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p ref={where} tabIndex={-1} className="tabular-nums">
          {isUnknown ? UNKNOWN : countText(found.length, rows.length, first, shown.length, isDone)}
        </p>
        <Button
          variant="secondary"
          disabled={!isDone || found.length === 0}
          onClick={() => downloadText('borradores.csv', draftsCsv(found), 'text/csv')}
        >
          Descargar CSV
        </Button>
      </div>
      {shown.length > 0 && (
        <DraftTable
          view={view}
          rows={shown}
          chosen={chosen}
          onChoose={(row, isChosen) => {
            const next = new Set(chosen)
            const key = recordKey({ cityId: row.city.id, pageType: row.pageType })
            if (isChosen) next.add(key)
            else next.delete(key)
            onChoose(next)
          }}
          onShow={onShow}
        />
      )}
      <div className="mt-4 space-y-4">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            disabled={found.length === 0}
            onClick={() =>
              onChoose(new Set(found.map(({ city, pageType }) => recordKey({ cityId: city.id, pageType }))))
            }
          >
            {found.length === 1 ? 'Elegir la de esta vista' : `Elegir las ${thousands(found.length)} de esta vista`}
          </Button>
          {chosen.size > 0 && (
            <Button variant="secondary" onClick={() => onChoose(new Set())}>
              No elegir ninguna
            </Button>
          )}
        </div>
        <SelectionRun pages={chosen} label={generateLabel(chosen.size)} onChooseAgain={onChoose} />
      </div>
      <SheetLinks sheet={sheet} sheets={sheets} to={(sheet) => `?${writeView({ ...view, sheet })}`} />
    </>
  )
}

function generateLabel(chosen: number): string {
  if (chosen === 0) return 'Generar las elegidas'
  return chosen === 1 ? 'Generar la página elegida' : `Generar las ${thousands(chosen)} elegidas`
}

const UNKNOWN = 'Todavía no se sabe qué páginas cumplen con estos filtros: falta leer lo guardado.'

function countText(found: number, all: number, first: number, shown: number, isDone: boolean): string {
  if (all === 0) return 'Todavía no hay páginas analizadas.'
  if (found === 0 && !isDone) return 'Ninguna de las páginas analizadas hasta ahora cumple con estos filtros.'
  if (found === 0) return 'Ninguna página cumple con estos filtros. Quite alguno para ver más.'
  const filtered = found < all ? ` (de ${thousands(all)})` : ''
  return `Mostrando ${thousands(first + 1)}–${thousands(first + shown)} de ${counted(found, 'página', 'páginas')}${filtered}`
}

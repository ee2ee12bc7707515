import type { ReactNode } from 'react'
import { useFromTheTop } from '@/admin/desk/list/use-from-the-top'
import type { ShowView } from '@/admin/desk/list/use-view'
import type { DraftRow } from '@/admin/drafts/draft-rows'
import { type DraftView, type SortKey, sortedBy, writeView } from '@/admin/drafts/draft-view'
import { pageKey, readabilityText, TYPE_LABELS } from '@/admin/drafts/draft-words'
import { ScoreBadge } from '@/admin/drafts/ScoreBadge'
import { StateBadges } from '@/admin/drafts/StateBadges'
import type { PageSelection } from '@/admin/generation/run/run-state'
import { recordKey } from '@/data/record/page-record'
import { thousands } from '@/generator/spanish'
import { Link } from '@/ui/link/Link'

type DraftTableProps = {
  view: DraftView
  rows: readonly DraftRow[]
  chosen: PageSelection
  onChoose: (row: DraftRow, isChosen: boolean) => void
  onShow: ShowView<DraftView>
}

/** One row per page. The heads of the columns sort the list; the page's name opens the page. */
export function DraftTable({ view, rows, chosen, onChoose, onShow }: DraftTableProps) {
  const box = useFromTheTop(String(writeView(view)))
  return (
    // This section scrolls. It contains links and checkboxes that take the focus, so it scrolls with the keyboard too.
    <section
      ref={box}
      aria-label="Borradores"
      className="relative mt-3 max-h-[75vh] overflow-auto rounded-md border border-line"
    >
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 z-10 bg-raised">
          <tr>
            <th scope="col" className="border-b border-line px-2">
              <span className="sr-only">Elegir</span>
            </th>
            {COLUMNS.map(({ sort, label, isNumber }) => (
              <th
                key={sort}
                scope="col"
                aria-sort={view.sort !== sort ? undefined : view.isDescending ? 'descending' : 'ascending'}
                className={`border-b border-line px-2 ${isNumber ? 'text-right' : 'text-left'}`}
              >
                <button
                  type="button"
                  onClick={() => onShow((asked) => sortedBy(asked, sort), { replace: false })}
                  className="min-h-11 font-semibold"
                >
                  {label}
                  {view.sort === sort && <span aria-hidden="true">{view.isDescending ? ' ↓' : ' ↑'}</span>}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DraftLine
              key={pageKey(row)}
              row={row}
              view={view}
              isChosen={chosen.has(recordKey({ cityId: row.city.id, pageType: row.pageType }))}
              onChoose={(isChosen) => onChoose(row, isChosen)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const COLUMNS: readonly { sort: SortKey; label: string; isNumber?: boolean }[] = [
  { sort: 'name', label: 'Página' },
  { sort: 'seo', label: 'SEO' },
  { sort: 'generator', label: 'Generador' },
  { sort: 'compliance', label: 'Cumplimiento' },
  { sort: 'words', label: 'Palabras', isNumber: true },
  { sort: 'readability', label: 'Legibilidad', isNumber: true },
  { sort: 'state', label: 'Registro' },
]

type DraftLineProps = {
  row: DraftRow
  view: DraftView
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function DraftLine({ row, view, isChosen, onChoose }: DraftLineProps) {
  return (
    <tr className="border-b border-line last:border-0">
      <td className="px-2">
        <label className="flex min-h-11 items-center">
          <span className="sr-only">
            Elegir {TYPE_LABELS[row.pageType]} en {row.name}
          </span>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
            className="size-6 shrink-0 accent-primary"
          />
        </label>
      </td>
      <th scope="row" className="min-w-32 px-2 py-2 text-left font-semibold leading-tight">
        <Link to={`?${writeView({ ...view, open: pageKey(row) })}`} className="inline-block py-1">
          {TYPE_LABELS[row.pageType]} en {row.name}
        </Link>
        <span className="block font-normal text-ink-soft">{row.province}</span>
      </th>
      <Data>
        <ScoreBadge kind="seo" score={row.seoScore} />
      </Data>
      <Data>
        <ScoreBadge kind="seo" score={row.generatorScore} />
      </Data>
      <Data>
        <ScoreBadge kind="compliance" score={row.complianceScore} />
      </Data>
      <Data isNumber>{thousands(row.wordCount)}</Data>
      <Data isNumber>{readabilityText(row.readability)}</Data>
      <Data>
        <StateBadges row={row} />
      </Data>
    </tr>
  )
}

function Data({ isNumber = false, children }: { isNumber?: boolean; children: ReactNode }) {
  return <td className={`whitespace-nowrap px-2 py-1 ${isNumber ? 'text-right tabular-nums' : ''}`}>{children}</td>
}

import type { ReactNode } from 'react'
import { Link } from '@/ui/Link'
import { formatNumber } from '@/visitor/directory/population'
import type { DraftRow } from './draft-rows'
import { type DraftView, type SortKey, sortedBy, writeView } from './draft-view'
import { pageKey, readabilityText, shareText, TYPE_LABELS } from './draft-words'
import { ScoreBadge } from './ScoreBadge'
import { StateBadges } from './StateBadges'

type DraftTableProps = { view: DraftView; rows: readonly DraftRow[]; onShow: (view: DraftView) => void }

/** One line a page. The columns' heads sort; the page's name opens it. */
export function DraftTable({ view, rows, onShow }: DraftTableProps) {
  return (
    // Scrolls inside itself; what it holds can be focused, and so scrolls with the keyboard too.
    <section aria-label="Borradores" className="mt-3 max-h-[75vh] overflow-auto rounded-md border border-line">
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 z-10 bg-raised">
          <tr>
            {COLUMNS.map(({ sort, label, isNumber }) => (
              <th
                key={sort}
                scope="col"
                aria-sort={view.sort !== sort ? undefined : view.isDescending ? 'descending' : 'ascending'}
                className={`whitespace-nowrap border-b border-line px-2 ${isNumber ? 'text-right' : 'text-left'}`}
              >
                <button type="button" onClick={() => onShow(sortedBy(view, sort))} className="min-h-11 font-semibold">
                  {label}
                  {view.sort === sort && <span aria-hidden="true">{view.isDescending ? ' ↓' : ' ↑'}</span>}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DraftLine key={pageKey(row)} row={row} view={view} />
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
  { sort: 'own', label: 'Texto propio', isNumber: true },
  { sort: 'state', label: 'Registro' },
]

function DraftLine({ row, view }: { row: DraftRow; view: DraftView }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="min-w-44 px-2 py-2 text-left font-semibold leading-tight">
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
      <Data isNumber>{formatNumber(row.wordCount)}</Data>
      <Data isNumber>{readabilityText(row.readability)}</Data>
      <Data isNumber>{shareText(row.ownShare)}</Data>
      <Data>
        <StateBadges row={row} />
      </Data>
    </tr>
  )
}

function Data({ isNumber = false, children }: { isNumber?: boolean; children: ReactNode }) {
  return <td className={`whitespace-nowrap px-2 py-1 ${isNumber ? 'text-right tabular-nums' : ''}`}>{children}</td>
}

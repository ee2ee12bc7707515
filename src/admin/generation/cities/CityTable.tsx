import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import { cityErrors, cityStatus, type PageRun, type RunState } from '@/admin/generation/run/run-state'
import { displayName } from '@/cities/city-name'
import { PAGE_TYPES } from '@/generator/generated-content'
import { thousands } from '@/generator/spanish'
import { CityWindowBar } from './CityWindowBar'
import { StatusBadge } from './StatusBadge'
import { useCityWindow } from './use-city-window'

const ROWS = 20

/** The cities, 20 at a time, with what is known of their two pages. */
export function CityTable({ state }: { state: RunState }) {
  const view = useCityWindow(state, ROWS)
  return (
    <section aria-label="Avance por ciudad" className="space-y-3">
      <CityWindowBar view={view} />
      <section
        aria-label="Tabla de ciudades"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-md border border-line"
      >
        <table className="w-full text-sm">
          <thead className="bg-raised text-left">
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col" className={`${HEAD} ${NUMBERS.includes(head) ? 'text-right' : ''}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.shown.map((run) => (
              <tr key={run.city.id} className="border-t border-line align-top">
                <th scope="row" className={`${CELL} text-left`}>
                  {displayName(run.city)}
                </th>
                <td className={CELL}>{run.city.province}</td>
                <td className={CELL}>
                  <StatusBadge status={cityStatus(run)} />
                </td>
                {PAGE_TYPES.map((pageType) => (
                  <td key={pageType} className={`${CELL} text-right whitespace-nowrap tabular-nums`}>
                    {pageText(run.pages[pageType])}
                  </td>
                ))}
                <td className={CELL}>{cityErrors(run).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

const NUMBERS = Object.values<string>(TYPE_LABELS)
const HEADS = ['Ciudad', 'Provincia', 'Estado', ...NUMBERS, 'Detalle']
const HEAD = 'px-3 py-2 font-semibold whitespace-nowrap'
const CELL = 'px-3 py-2'

/** Returns «✓ SEO 95 · 1.245 palabras» for a completed page, a dash for any other. */
function pageText({ status, planned, record }: PageRun): string {
  const page = planned ?? record
  if (status !== 'completed' || !page) return '—'
  return `✓ SEO ${page.seoScore} · ${thousands(page.wordCount)} palabras`
}

import { ChoiceField, choicesOf } from '@/admin/desk/ChoiceField'
import { addressView, choice, sheetOf, text } from '@/admin/desk/list/address-view'
import { useView } from '@/admin/desk/list/use-view'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { TYPE_LABELS } from '@/admin/pages/page-words'
import { displayName } from '@/cities/city-name'
import { counted, thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { ChangingText } from '@/ui/ChangingText'
import { byCity, type CityRun, isActive, type PageRun, type PageStatus, type RunState } from './run-state'
import { errorLines } from './run-words'

const ROWS = 20
const CARDS = 24

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
              {['Ciudad', 'Provincia', 'Estado', ...Object.values(TYPE_LABELS), 'Detalle'].map((head) => (
                <th key={head} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.shown.map(({ city, pages, status }) => (
              <tr key={city.id} className="border-t border-line align-top">
                <th scope="row" className={`${CELL} text-left`}>
                  {displayName(city)}
                </th>
                <td className={CELL}>{city.province}</td>
                <td className={CELL}>
                  <StatusBadge status={status} />
                </td>
                {pages.map((page) => (
                  <td key={page.pageType} className={`${CELL} whitespace-nowrap tabular-nums`}>
                    {pageText(page)}
                  </td>
                ))}
                <td className={CELL}>{errorLines(pages).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

const CELL = 'px-3 py-2'

/** «✓ SEO 95 · 1.245 palabras» for a completed page, a dash for any other. */
function pageText({ status, planned, record }: PageRun): string {
  const page = planned ?? record
  if (status !== 'completed' || !page) return '—'
  return `✓ SEO ${page.seoScore} · ${thousands(page.wordCount)} palabras`
}

/** The cities, 24 at a time, each a card with the status of each of its two pages. */
export function CityCards({ state }: { state: RunState }) {
  const view = useCityWindow(state, CARDS)
  const provinceOf = new Map(state.corrections.map(({ city, province }) => [city.id, province]))
  return (
    <section className="space-y-3">
      <h2>Avance por ciudad</h2>
      <CityWindowBar view={view} />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {view.shown.map(({ city, pages }) => (
          <Card as="li" key={city.id}>
            <h3 className="text-base">{displayName(city)}</h3>
            <p className="text-sm text-ink-soft">
              {[city.province, provinceOf.get(city.id)].filter((one) => one !== undefined).join(' → ')}
            </p>
            <dl className="space-y-1 text-sm">
              {pages.map(({ pageType, status }) => (
                <div key={pageType} className="flex flex-wrap items-center justify-between gap-2">
                  <dt>{TYPE_LABELS[pageType]}</dt>
                  <dd>
                    <StatusBadge status={status} />
                  </dd>
                </div>
              ))}
            </dl>
            {errorLines(pages).map((error) => (
              <p key={error} className="text-sm">
                {error}
              </p>
            ))}
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** The status of a page or a city, in the specification's four styles. */
function StatusBadge({ status }: { status: PageStatus }) {
  const style = STYLES[status]
  return (
    <span
      data-style={style.name}
      className={`inline-block rounded-md border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${style.look}`}
    >
      <ChangingText>{STATUS_LABELS[status]}</ChangingText>
    </span>
  )
}

/** The specification's words. */
const STATUS_LABELS = {
  completed: 'Completado',
  error: 'Error',
  generating: 'Generando',
  pending: 'Pendiente',
} as const satisfies Record<PageStatus, string>

const STYLES = {
  pending: { name: 'secondary', look: 'border-line bg-paper text-ink-soft' },
  generating: { name: 'outline', look: 'border-primary bg-paper text-primary' },
  completed: { name: 'default', look: 'border-transparent bg-primary text-primary-ink' },
  error: { name: 'destructive', look: 'border-transparent bg-emergency-band text-emergency-ink' },
} as const satisfies Record<PageStatus, { name: string; look: string }>

const VIEW = addressView({
  wanted: choice('estado', {
    completed: 'completado',
    error: 'error',
    generating: 'generando',
    pending: 'pendiente',
  } satisfies Record<PageStatus, string>),
  /** The page number from 1; empty while nobody has turned the page. */
  page: text('pagina', (word) => /^[1-9]\d{0,5}$/.test(word)),
})

type CityWindow = ReturnType<typeof useCityWindow>

/**
 * Returns the part of the cities that is shown. Filter and page are in the address, so that a view can be shared. Until
 * somebody turns the page, it follows the city that is being written.
 */
function useCityWindow(state: RunState, size: number) {
  const [{ wanted, page: turnedTo }, show] = useView(VIEW.read, VIEW.write)
  const cities = byCity(state.pages).filter(({ status }) => !wanted || status === wanted)
  const inHand = Math.floor(indexInHand(state, cities) / size) + 1
  const { shown, sheet: page, sheets: pages } = sheetOf(cities, Number(turnedTo) || inHand, size)
  return {
    shown,
    matching: cities.length,
    page,
    pages,
    wanted,
    filter: (status: PageStatus | '') => show(() => ({ wanted: status, page: '' })),
    turnTo: (to: number) => show((view) => ({ ...view, page: String(to) })),
  }
}

/**
 * Returns the index of the city begun last; 0 when it is not in the list or no run is active. The index stays the same
 * while the run waits between two pages: otherwise the list would jump to its beginning and back.
 */
function indexInHand(state: RunState, cities: readonly CityRun[]): number {
  const { inHand } = state
  if (!inHand || !isActive(state)) return 0
  return Math.max(
    0,
    cities.findIndex(({ city }) => city.id === inHand.city.id),
  )
}

/** Tells how many of the cities are shown, with the filter and the buttons that turn the page. */
function CityWindowBar({ view }: { view: CityWindow }) {
  const where = useLostFocusOnChange<HTMLSpanElement>(String(view.page))
  const count =
    view.matching === 0 && view.wanted
      ? `Ninguna ciudad está en «${STATUS_LABELS[view.wanted]}».`
      : `Mostrando ${thousands(view.shown.length)} de ${counted(view.matching, 'ciudad', 'ciudades')}`
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

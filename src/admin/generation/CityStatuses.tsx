import { type ReactNode, useState } from 'react'
import { choicesOf } from '@/admin/desk/ChoiceField'
import { sheetOf } from '@/admin/desk/list/address-view'
import { ChoiceChip, FilterChips } from '@/admin/desk/list/FilterChips'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { TYPE_LABELS } from '@/admin/pages/page-words'
import { displayName } from '@/cities/city-name'
import { counted, thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { ChangingText } from '@/ui/ChangingText'
import { byCity, type CityRun, isActive, type PageRun, type PageStatus, type RunState } from './run-state'
import { errorLines } from './run-words'

/** The cities, 20 at a time, with what is known of their two pages. */
export function CityTable({ state }: { state: RunState }) {
  return (
    <CityWindow state={state} size={20}>
      {(cities) => (
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
              {cities.map(({ city, pages, status }) => (
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
      )}
    </CityWindow>
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
  const provinceOf = new Map(state.corrections.map(({ city, province }) => [city.id, province]))
  return (
    <CityWindow state={state} size={24}>
      {(cities) => (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {cities.map(({ city, pages }) => (
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
      )}
    </CityWindow>
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

type CityWindowProps = { state: RunState; size: number; children: (cities: readonly CityRun[]) => ReactNode }

/**
 * Shows some of the cities, with a filter and buttons that turn the page. Until somebody turns it, the page follows the
 * city that is being written.
 */
function CityWindow({ state, size, children }: CityWindowProps) {
  const [wanted, setWanted] = useState<PageStatus | ''>('')
  const [turnedTo, setTurnedTo] = useState<number>()
  const cities = byCity(state.pages).filter(({ status }) => !wanted || status === wanted)
  const inHand = isActive(state) ? cities.findIndex(({ city }) => city.id === state.inHand?.city.id) : 0
  const { shown, sheet, sheets } = sheetOf(cities, turnedTo ?? Math.floor(Math.max(0, inHand) / size) + 1, size)
  const where = useLostFocusOnChange<HTMLSpanElement>(String(sheet))
  const count =
    cities.length === 0 && wanted
      ? `Ninguna ciudad está en «${STATUS_LABELS[wanted]}».`
      : `Mostrando ${thousands(shown.length)} de ${counted(cities.length, 'ciudad', 'ciudades')}`
  const filter = (status: PageStatus | '') => {
    setWanted(status)
    setTurnedTo(undefined)
  }
  return (
    <section className="space-y-3">
      <h2>Avance por ciudad</h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FilterChips isNarrowed={wanted !== ''} onClear={() => filter('')}>
          <ChoiceChip label="Estado" value={wanted} choices={choicesOf(STATUS_LABELS)} onChoose={filter} />
        </FilterChips>
        <p className="py-2 tabular-nums">
          <ChangingText>{count}</ChangingText>
        </p>
        {sheets > 1 && (
          <nav aria-label="Páginas de la lista" className="flex flex-wrap items-center gap-2">
            <Button variant="secondary" disabled={sheet <= 1} onClick={() => setTurnedTo(sheet - 1)}>
              Anterior
            </Button>
            <span ref={where} tabIndex={-1} className="tabular-nums">
              <ChangingText>{`${sheet} de ${sheets}`}</ChangingText>
            </span>
            <Button variant="secondary" disabled={sheet >= sheets} onClick={() => setTurnedTo(sheet + 1)}>
              Siguiente
            </Button>
          </nav>
        )}
      </div>
      {children(shown)}
    </section>
  )
}

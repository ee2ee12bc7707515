import { useSearchParams } from 'react-router-dom'
import { addressView, choice, sheetOf, text } from '@/admin/desk/address-view'
import { type CityRun, cityStatus, isActive, type PageStatus, type RunState } from '@/admin/generation/run/run-state'

const VIEW = addressView({
  wanted: choice('estado', {
    completed: 'completado',
    error: 'error',
    generating: 'generando',
    pending: 'pendiente',
  } satisfies Record<PageStatus, string>),
  /** From 1; empty while nobody has turned the page. */
  page: text('pagina', (word) => /^[1-9]\d{0,5}$/.test(word)),
})

/**
 * The part of the cities that is shown: filter and page are in the address, so that a view can be shared. While nobody has
 * turned the page, it follows the city in hand.
 */
export function useCityWindow(state: RunState, size: number) {
  const { cities } = state
  const [params, setParams] = useSearchParams()
  const asked = VIEW.read(params)
  const { wanted } = asked
  const matching = wanted ? cities.filter((run) => cityStatus(run) === wanted) : cities
  const inHand = Math.floor(indexInHand(state, matching) / size) + 1
  const { shown, sheet: page, sheets: pages } = sheetOf(matching, Number(asked.page) || inHand, size)
  const show = (view: typeof asked) => setParams(VIEW.write(view), { replace: true, preventScrollReset: true })
  return {
    shown,
    matching: matching.length,
    page,
    pages,
    wanted,
    filter: (status: PageStatus | '') => show({ wanted: status, page: '' }),
    turnTo: (to: number) => show({ wanted, page: String(to) }),
  }
}

/**
 * The index of the city begun last, 0 where it is not in the list. It stays while the run waits between two pages, or the list would
 * jump to its beginning and back.
 */
export function indexInHand(state: RunState, cities: readonly CityRun[]): number {
  const { inHand } = state
  if (!inHand || !isActive(state)) return 0
  return Math.max(
    0,
    cities.findIndex(({ city }) => city.id === inHand.city.id),
  )
}

export type CityWindow = ReturnType<typeof useCityWindow>

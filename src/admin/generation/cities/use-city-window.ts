import { addressView, choice, sheetOf, text } from '@/admin/desk/list/address-view'
import { useView } from '@/admin/desk/list/use-view'
import { type CityRun, cityStatus, isActive, type PageStatus, type RunState } from '@/admin/generation/run/run-state'

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

/**
 * Returns the part of the cities that is shown. Filter and page are in the address, so that a view can be shared. Until
 * somebody turns the page, it follows the city that is being written.
 */
export function useCityWindow(state: RunState, size: number) {
  const { cities } = state
  const [{ wanted, page: turnedTo }, show] = useView(VIEW.read, VIEW.write)
  const matching = wanted ? cities.filter((run) => cityStatus(run) === wanted) : cities
  const inHand = Math.floor(indexInHand(state, matching) / size) + 1
  const { shown, sheet: page, sheets: pages } = sheetOf(matching, Number(turnedTo) || inHand, size)
  return {
    shown,
    matching: matching.length,
    page,
    pages,
    wanted,
    /** Identifies the part of the list that the editor asked for: the same while the list follows a run. */
    asked: `${wanted} ${turnedTo}`,
    isTurned: turnedTo !== '',
    filter: (status: PageStatus | '') => show(() => ({ wanted: status, page: '' })),
    turnTo: (to: number) => show((view) => ({ ...view, page: String(to) })),
  }
}

/**
 * Returns the index of the city begun last; 0 when it is not in the list or no run is active. The index stays the same
 * while the run waits between two pages: otherwise the list would jump to its beginning and back.
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

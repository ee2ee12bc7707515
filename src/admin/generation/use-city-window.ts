import { useSearchParams } from 'react-router-dom'
import { type CityRun, type CityStatus, cityStatus, isActive, type RunState } from '@/admin/generation/run/run-state'

const STATUSES = ['Completado', 'Error', 'Generando', 'Pendiente'] as const satisfies readonly CityStatus[]

/**
 * The part of the cities that is shown: filter and page are in the address, so that a view can be shared. While nobody has
 * turned the page, it follows the city in hand.
 */
export function useCityWindow(state: RunState, size: number) {
  const { cities } = state
  const [params, setParams] = useSearchParams()
  const wanted = STATUSES.find((status) => status.toLowerCase() === params.get('estado'))
  const matching = wanted ? cities.filter((run) => cityStatus(run) === wanted) : cities
  const pages = Math.max(1, Math.ceil(matching.length / size))
  const asked = Number.parseInt(params.get('pagina') ?? '', 10)
  const page = Number.isNaN(asked)
    ? Math.floor(indexInHand(state, matching) / size)
    : Math.min(pages, Math.max(1, asked)) - 1

  const change = (values: Record<string, string | undefined>) => {
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) next.delete(key)
      else next.set(key, value)
    }
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return {
    shown: matching.slice(page * size, (page + 1) * size),
    matching: matching.length,
    page: page + 1,
    pages,
    statuses: STATUSES,
    wanted,
    filter: (status: string) => change({ estado: status || undefined, pagina: undefined }),
    turnTo: (to: number) => change({ pagina: String(to) }),
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

import { CityTable } from './cities/CityTable'
import { RunDesk } from './RunDesk'

/**
 * Generates the pages of all cities in batches. `compact` leaves out the table of cities, which only the generator's
 * own page shows.
 */
export function CityGenerator({ compact = false }: { compact?: boolean }) {
  return (
    <RunDesk kind="cities" generateLabel="Generar Todas las Ciudades" stats={STATS}>
      {(state) => !compact && <CityTable state={state} />}
    </RunDesk>
  )
}

const STATS = [
  { label: 'Ciudades completas', count: 'citiesDone' },
  { label: 'Páginas generadas', count: 'completed' },
] as const

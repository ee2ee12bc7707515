import { CityTable } from './cities/CityTable'
import { RunDesk } from './RunDesk'

/**
 * Generates the pages of all cities in batches. `compact` leaves out the figures and the table of cities, which only the
 * generator's own page shows: they are of records, and the panel counts what is on the site.
 */
export function CityGenerator({ compact = false }: { compact?: boolean }) {
  return (
    <RunDesk kind="cities" generateLabel="Generar Todas las Ciudades" {...(compact ? {} : { stats: STATS })}>
      {(state) => !compact && <CityTable state={state} />}
    </RunDesk>
  )
}

const STATS = [
  { label: 'Ciudades completas', count: 'citiesDone' },
  { label: 'Con registro', count: 'recorded' },
] as const

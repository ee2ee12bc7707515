import { CityTable } from './CityTable'
import { RunDesk } from './RunDesk'

/** The pages of all cities, generated in batches; `compact` leaves the cities' table to the generator's own page. */
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

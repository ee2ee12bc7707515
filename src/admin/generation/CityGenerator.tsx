import { toast } from 'sonner'
import { CityTable } from './CityTable'
import { RunDesk } from './RunDesk'
import { summaryCounts } from './RunEnd'
import type { RunEvent } from './run/run-generation'
import type { RunCounts } from './run/run-state'
import { useRun } from './run/use-run'

/** The pages of all cities, generated in batches; `compact` leaves the cities' table to the generator's own page. */
export function CityGenerator({ compact = false }: { compact?: boolean }) {
  const { run, state } = useRun('cities', showToast)
  return (
    <RunDesk run={run} state={state} generateLabel="Generar Todas las Ciudades" stats={statsOf}>
      {!compact && <CityTable state={state} />}
    </RunDesk>
  )
}

function statsOf(counts: RunCounts) {
  return [
    { label: 'Ciudades', value: counts.cities },
    { label: 'Ciudades completas', value: counts.citiesDone },
    { label: 'Páginas generadas', value: counts.completed },
    { label: 'Páginas con error', value: counts.error },
  ]
}

function showToast(event: RunEvent): void {
  if (event.type === 'unread') toast.error('Error al cargar las ciudades')
  if (event.type === 'ended' && event.ending === 'complete')
    toast.success('Generación completada', { description: summaryCounts(event.summary).slice(0, 2).join(' · ') })
  if (event.type === 'ended' && event.ending === 'refused') toast.error('Inicie sesión para continuar')
}

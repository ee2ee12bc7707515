import { toast } from 'sonner'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { Link } from '@/ui/Link'
import { PageHeading } from '@/ui/PageHeading'
import { CityRunCard } from './CityRunCard'
import { CityWindowBar } from './CityWindowBar'
import { RunDesk } from './RunDesk'
import { summaryCounts } from './RunEnd'
import type { RunEvent } from './run/run-generation'
import type { RunCounts, RunState } from './run/run-state'
import { useRun } from './run/use-run'
import { useCityWindow } from './use-city-window'

const CARDS = 24

/** `/admin/generar-masivo`: cities put right and their pages written one after the other. */
export function GenerateMassPage() {
  const { run, state } = useRun('mass', showToast)
  return (
    <div className="space-y-6">
      <Head head={adminHead('Generador Masivo de Páginas por Ciudad', paths.adminGenerateMass)} />
      <PageHeading>Generador Masivo de Páginas por Ciudad</PageHeading>
      <p className="max-w-measure">
        Para todo de una vez: corrige primero provincias y centros de salud, y escribe las páginas una tras otra. Para
        solo las páginas, y más rápido, use <Link to={paths.adminGenerateCities}>Generar por ciudad</Link>.
      </p>
      <RunDesk run={run} state={state} generateLabel="Generar todas las páginas" stats={statsOf}>
        <CityCards state={state} />
      </RunDesk>
    </div>
  )
}

function CityCards({ state }: { state: RunState }) {
  const view = useCityWindow(state, CARDS)
  return (
    <section className="space-y-3">
      <h2>Avance por ciudad</h2>
      <CityWindowBar view={view} />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {view.shown.map((run) => (
          <CityRunCard key={run.city.id} run={run} />
        ))}
      </ul>
    </section>
  )
}

function statsOf(counts: RunCounts) {
  return [
    { label: 'Ciudades', value: counts.cities },
    { label: 'Páginas en total', value: counts.pages },
    { label: 'Páginas completadas', value: counts.completed },
    { label: 'Páginas con error', value: counts.error },
  ]
}

function showToast(event: RunEvent): void {
  switch (event.type) {
    case 'unread':
      toast.error('Error al cargar las ciudades')
      break
    case 'city-failed':
      toast.error(`Error procesando ${event.city}: ${event.message}`)
      break
    case 'province':
      toast.success(`Provincia normalizada: ${event.from} → ${event.to}`)
      break
    case 'ended':
      if (event.ending === 'complete')
        toast.success('Generación completada', { description: summaryCounts(event.summary).join(' · ') })
      if (event.ending === 'refused') toast.error('Inicie sesión para continuar')
  }
}

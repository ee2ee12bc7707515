import { paths } from '@/paths'
import { Link } from '@/ui/Link'
import { CityCards } from './CityCards'
import { GeneratorPage } from './GeneratorPage'
import { RunDesk } from './RunDesk'

/** `/admin/generar-masivo`: cities put right and their pages written one after the other. */
export function GenerateMassPage() {
  const description = (
    <>
      Para todo de una vez: corrige primero provincias y centros de salud, y escribe las páginas una tras otra. Para
      solo las páginas, y más rápido, use <Link to={paths.adminGenerateCities}>Generar por ciudad</Link>.
    </>
  )
  return (
    <GeneratorPage
      title="Generador Masivo de Páginas por Ciudad"
      path={paths.adminGenerateMass}
      description={description}
    >
      <RunDesk kind="mass" generateLabel="Generar todas las páginas" stats={STATS}>
        {(state) => <CityCards state={state} />}
      </RunDesk>
    </GeneratorPage>
  )
}

const STATS = [
  { label: 'Páginas en total', count: 'pages' },
  { label: 'Páginas completadas', count: 'completed' },
] as const

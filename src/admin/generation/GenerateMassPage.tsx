import { deskPaths } from '@/admin/desk/desk-paths'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { Link } from '@/ui/link/Link'
import { CityCards } from './cities/CityCards'
import { RunDesk } from './RunDesk'

/** `/admin/generar-masivo`: corrects the cities and writes their pages, one city after the other. */
export function GenerateMassPage() {
  return (
    <div className="space-y-6">
      <ScreenHead title="Generador Masivo de Páginas por Ciudad" path={deskPaths.generateMass}>
        Para todo de una vez: corrige primero la provincia de cada ciudad y su lista de lugares de atención (no los
        datos de los lugares), y escribe las páginas una tras otra. Para solo las páginas, y más rápido, use{' '}
        <Link to={deskPaths.generateCities}>Generar por ciudad</Link>.
      </ScreenHead>
      <RunDesk kind="mass" generateLabel="Generar todas las páginas" stats={STATS}>
        {(state) => <CityCards state={state} />}
      </RunDesk>
    </div>
  )
}

const STATS = [
  { label: 'Páginas en total', count: 'pages' },
  { label: 'Con registro', count: 'recorded' },
] as const

import { deskPaths } from '@/admin/desk/desk-paths'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { Link } from '@/ui/link/Link'
import { CityCards } from './CityStatuses'
import { RunDesk } from './RunDesk'

/** `/admin/generar-masivo`: corrects the cities and writes their pages, one city after the other. */
export function GenerateMassPage() {
  return (
    <div className="space-y-6">
      <ScreenHead
        title="Generador Masivo de Páginas por Ciudad"
        path={deskPaths.generateMass}
        back={{ to: deskPaths.cities, label: 'Páginas' }}
      >
        Corrige primero la provincia provisional de cada ciudad y escribe los registros una página tras otra. No hace
        falta antes de publicar. Para solo las páginas, y más rápido, use{' '}
        <Link to={deskPaths.generateCities}>Generar por ciudad</Link>.
      </ScreenHead>
      <RunDesk
        kind="mass"
        generateLabel="Generar todas las páginas"
        figure={{ label: 'Páginas en total', count: 'pages' }}
      >
        {(state) => <CityCards state={state} />}
      </RunDesk>
    </div>
  )
}

import { deskPaths } from '@/admin/desk/desk-paths'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { Link } from '@/ui/link/Link'
import { CityTable } from './CityStatuses'
import { RunDesk } from './RunDesk'

/** `/admin/generar-ciudades`: the pages of all cities in batches, city by city in a table. */
export function GenerateCitiesPage() {
  return (
    <div className="space-y-6">
      <ScreenHead
        title="Generador de Páginas por Ciudad"
        path={deskPaths.generateCities}
        back={{ to: deskPaths.cities, label: 'Páginas' }}
      >
        Escribe los registros de 20 ciudades a la vez, con una pausa entre tandas. No hace falta antes de publicar:
        «Publicar» los escribe también. Para corregir además provincias, use{' '}
        <Link to={deskPaths.generateMass}>Generación masiva</Link>.
      </ScreenHead>
      <RunDesk
        kind="cities"
        generateLabel="Generar Todas las Ciudades"
        figure={{ label: 'Ciudades completas', count: 'citiesDone' }}
      >
        {(state) => <CityTable state={state} />}
      </RunDesk>
    </div>
  )
}

/** The same generator for the panel, without figures and table. */
export function CityGenerator() {
  return <RunDesk kind="cities" generateLabel="Generar Todas las Ciudades" />
}

import { deskPaths } from '@/admin/desk/desk-paths'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { Link } from '@/ui/link/Link'
import { CityGenerator } from './CityGenerator'

/** `/admin/generar-ciudades`: the pages of all cities in batches, city by city in a table. */
export function GenerateCitiesPage() {
  return (
    <div className="space-y-6">
      <ScreenHead title="Generador de Páginas por Ciudad" path={deskPaths.generateCities}>
        Para ir viendo cada ciudad: escribe las páginas de 20 ciudades a la vez, con una pausa entre tandas, y deja las
        filas de las ciudades como están. Para corregir además la provincia y la lista de lugares de cada ciudad, use{' '}
        <Link to={deskPaths.generateMass}>Generación masiva</Link>.
      </ScreenHead>
      <CityGenerator />
    </div>
  )
}

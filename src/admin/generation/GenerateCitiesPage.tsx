import { paths } from '@/paths'
import { Link } from '@/ui/Link'
import { CityGenerator } from './CityGenerator'
import { GeneratorPage } from './GeneratorPage'

/** `/admin/generar-ciudades`: the pages of all cities in batches, city by city in a table. */
export function GenerateCitiesPage() {
  const description = (
    <>
      Para ir viendo cada ciudad: escribe las páginas de 20 ciudades a la vez, con una pausa entre tandas, y deja las
      filas de las ciudades como están. Para además normalizar provincias y centros de salud, use{' '}
      <Link to={paths.adminGenerateMass}>Generación masiva</Link>.
    </>
  )
  return (
    <GeneratorPage title="Generador de Páginas por Ciudad" path={paths.adminGenerateCities} description={description}>
      <CityGenerator />
    </GeneratorPage>
  )
}

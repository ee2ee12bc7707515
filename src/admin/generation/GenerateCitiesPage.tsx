import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { Link } from '@/ui/Link'
import { PageHeading } from '@/ui/PageHeading'
import { CityGenerator } from './CityGenerator'

/** `/admin/generar-ciudades`: the pages of all cities in batches, city by city in a table. */
export function GenerateCitiesPage() {
  return (
    <div className="space-y-6">
      <Head head={adminHead('Generador de Páginas por Ciudad', paths.adminGenerateCities)} />
      <PageHeading>Generador de Páginas por Ciudad</PageHeading>
      <p className="max-w-measure">
        Para ir viendo cada ciudad: escribe las páginas de 20 ciudades a la vez, con una pausa entre tandas, y deja las
        filas de las ciudades como están. Para además normalizar provincias y centros de salud, use{' '}
        <Link to={paths.adminGenerateMass}>Generación masiva</Link>.
      </p>
      <CityGenerator />
    </div>
  )
}

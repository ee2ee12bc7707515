import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { PageHeading } from '@/ui/PageHeading'
import { CityGenerator } from './CityGenerator'

/** `/admin/generar-ciudades`: the pages of all cities in batches, city by city in a table. */
export function GenerateCitiesPage() {
  return (
    <div className="space-y-6">
      <Head head={adminHead('Generador de Páginas por Ciudad', paths.adminGenerateCities)} />
      <PageHeading>Generador de Páginas por Ciudad</PageHeading>
      <CityGenerator />
    </div>
  )
}

import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { notFoundHead } from '@/seo/page-head'
import { LinkButton } from '@/ui/LinkButton'
import { PageHeading } from '@/ui/PageHeading'

/** Any address the site does not know. */
export function NotFoundPage() {
  return (
    <div className="max-w-measure space-y-4">
      <Head head={notFoundHead('Página no encontrada')} />
      <PageHeading>Página no encontrada</PageHeading>
      <p>Esta dirección no existe en el portal. Puede que esté mal escrita o que la página haya cambiado de lugar.</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={paths.cities}>Ver todas las ciudades</LinkButton>
        <LinkButton to={paths.home} variant="secondary">
          Ir al inicio
        </LinkButton>
      </p>
      <p>
        También puede <Link to={paths.search}>buscar en el portal</Link>.
      </p>
    </div>
  )
}

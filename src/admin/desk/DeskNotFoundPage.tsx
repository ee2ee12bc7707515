import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { notFoundHead } from '@/seo/page-head'
import { LinkButton } from '@/ui/button/LinkButton'
import { PageHeading } from '@/ui/page/PageHeading'

/** Shown for an address under `/admin` that the desk does not know: in the desk's frame, beside its rail. */
export function DeskNotFoundPage() {
  const { pathname } = useLocation()
  return (
    <div className="max-w-measure space-y-4">
      <Head head={notFoundHead('Pantalla no encontrada')} />
      <PageHeading>Pantalla no encontrada</PageHeading>
      <p className="wrap-anywhere">
        La mesa editorial no tiene ninguna pantalla en «{pathname}». Puede que la dirección esté mal escrita. No se ha
        cambiado nada.
      </p>
      <LinkButton to={paths.admin}>Ir a «Hoy»</LinkButton>
    </div>
  )
}

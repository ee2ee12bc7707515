import { useLocation } from 'react-router-dom'
import { Head } from '@/seo/Head'
import { notFoundHead } from '@/seo/page-head'
import { TapLink } from '@/ui/link/TapLink'
import { PageHeading } from '@/ui/page/PageHeading'
import { deskScreens } from './desk-screens'

/** Shown for an address under `/admin` that the desk does not know: in the desk's frame, with links to its screens. */
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
      <ul>
        {deskScreens.map(({ path, label }) => (
          <li key={path}>
            <TapLink to={path}>{label}</TapLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

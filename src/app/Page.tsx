import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { appTemplate } from '@/built/app-template'
import { beginAt } from '@/ui/last-place'
import { Patience } from '@/ui/waiting/Patience'
import { RouteError } from './RouteError'
import { TroublePage } from './TroublePage'
import { TroubleTitle } from './TroubleTitle'

/** The frame of one page: what breaks in it, or is still on its way, leaves header and footer standing. `isDesk`: an editor reads. */
export function Page({ isDesk = false }: { isDesk?: boolean }) {
  const { pathname } = useLocation()
  return (
    // Keyed, so that the next page is not shown the error of the last one.
    <RouteError key={pathname} area="contenido" isDesk={isDesk}>
      <Suspense fallback={<Loading />}>
        <Outlet />
        <TakenOver />
      </Suspense>
    </RouteError>
  )
}

/** Beside a page: there once the page's own code is. */
function TakenOver() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    appTemplate()?.remove()
    beginAt(pathname + search)
  }, [pathname, search])
  return null
}

/** While a page's code is on its way. */
export function Loading() {
  return (
    <div className="min-h-screen">
      <TroubleTitle />
      <Patience
        text="Cargando la página..."
        late={
          <TroublePage heading="La página tarda en llegar">
            Puede ser la conexión. Aparecerá aquí en cuanto llegue; también puede volver a cargarla.
          </TroublePage>
        }
      />
    </div>
  )
}

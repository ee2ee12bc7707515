import { type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { appTemplate } from '@/built/app-template'
import { beginAt } from '@/ui/last-page'
import { lazily } from '@/ui/lazily'
import { Part } from '@/ui/waiting/Part'
import { Patience } from '@/ui/waiting/Patience'
import { RouteError, type Trouble } from './RouteError'
import { TroublePage } from './TroublePage'
import { TroubleTitle } from './TroubleTitle'

type PageProps = {
  /** The page begins with the emergency block, and so the layout has none: if the page does not come, the block is shown in its place. */
  emergencyFirst?: boolean
  /** What is said where the page breaks, if something else than on the public site. */
  trouble?: Trouble
}

/** The frame of one page: where the page breaks, or is still being loaded, header and footer stay. */
export function Page({ emergencyFirst = false, trouble }: PageProps) {
  const { pathname } = useLocation()
  const emergency = emergencyFirst && <Emergency />
  return (
    // Keyed, so that the next page is not shown the error of the last one.
    <RouteError key={pathname} area="contenido" {...(trouble && { trouble })} emergency={emergency}>
      <Suspense fallback={<Loading emergency={emergency} />}>
        <Outlet />
        <TakenOver />
      </Suspense>
    </RouteError>
  )
}

/** Rendered together with a page, and so only once the page's code is here: from then on the app has the page. */
function TakenOver() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    appTemplate()?.remove()
    beginAt(pathname + search)
  }, [pathname, search])
  return null
}

/** Its code is another file than the page's, so it may come where the page did not. If it does not, `TroublePage` has the call to 911. */
function Emergency() {
  return (
    <Part loading="Cargando las señales de alarma..." failed={null}>
      <EmergencyBanner />
    </Part>
  )
}

const EmergencyBanner = lazily(() =>
  import('@/visitor/emergency/EmergencyBanner').then(({ EmergencyBanner }) => () => <EmergencyBanner withSigns />),
)

/** While a page's code is on its way. */
export function Loading({ emergency }: { emergency?: ReactNode }) {
  return (
    <div className="min-h-screen">
      <TroubleTitle />
      <Patience
        text="Cargando la página..."
        late={
          <TroublePage heading="La página tarda en llegar" emergency={emergency}>
            Puede ser la conexión. Aparecerá aquí en cuanto llegue; también puede volver a cargarla.
          </TroublePage>
        }
      />
    </div>
  )
}

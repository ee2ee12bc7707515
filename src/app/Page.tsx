import { type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { appTemplate } from '@/built/built-page'
import { beginAt } from '@/ui/last-page'
import { lazily } from '@/ui/lazily'
import { Part } from '@/ui/waiting/Part'
import { SlowFallback } from '@/ui/waiting/SlowFallback'
import { RouteError, type Trouble } from './RouteError'
import { TroublePage, TroubleTitle } from './TroublePage'

type PageProps = {
  /**
   * Set where the page itself begins with the emergency block, so that the layout has none: if the page does not
   * arrive, the block is shown in its place.
   */
  emergencyFirst?: boolean
  /** The words shown where the page breaks; by default those of the public site. */
  trouble?: Trouble
  /** Names the screen where several addresses are one, which then stays as it is; by default each address is a page. */
  screen?: string
}

/** The frame of one page: header and footer stay while the page is loading, and when it breaks. */
export function Page({ emergencyFirst = false, trouble, screen }: PageProps) {
  const { pathname } = useLocation()
  const emergency = emergencyFirst && <Emergency />
  return (
    // A page begins anew at another address, and so does one that broke.
    <RouteError
      key={screen ?? pathname}
      address={pathname}
      area="contenido"
      {...(trouble && { trouble })}
      emergency={emergency}
    >
      <Suspense fallback={<Loading emergency={emergency} />}>
        <Outlet />
        <TakenOver />
      </Suspense>
    </RouteError>
  )
}

/**
 * Rendered together with a page, so its effect runs once the page's code has arrived and the app has taken the page
 * over.
 */
function TakenOver() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    appTemplate()?.remove()
    beginAt(pathname + search)
  }, [pathname, search])
  return null
}

/**
 * The emergency block. Its code is in another file than the page's, so it may arrive where the page did not. If it does
 * not either, `TroublePage` still has the call to 911.
 */
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

/** Shown while a page's code is being fetched. */
export function Loading({ emergency }: { emergency?: ReactNode }) {
  return (
    <div className="min-h-screen">
      <TroubleTitle />
      <SlowFallback
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

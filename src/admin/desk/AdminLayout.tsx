import './desk.css'
import './toasts.css'
import type { ReactNode } from 'react'
import { Toaster } from 'sonner'
import { RunBanner } from '@/admin/running/RunBanner'
import { ServerNotice } from '@/admin/session/ServerNotice'
import { SignInProvider } from '@/admin/session/SignIn'
import { WhoYouAre } from '@/admin/session/WhoYouAre'
import { paths } from '@/paths'
import { site } from '@/seo/site'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { Link } from '@/ui/link/Link'
import { Palette } from './Palette'
import { Rail, RailDrawer } from './Rail'
import { useOtherTabs } from './reading/other-tabs'
import { SiteState } from './SiteState'
import { UnreadableRows } from './UnreadableRows'
import { useFocusWatch } from './use-lost-focus'

/** The frame of every desk screen: the rail of screens, the search, the site's state, and who is signed in. */
export function AdminLayout({ children }: { children: ReactNode }) {
  useFocusWatch()
  useOtherTabs()
  return (
    <div className="desk">
      <SignInProvider>
        <a
          href="#contenido"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-md focus:bg-paper focus:px-4 focus:py-3"
        >
          Ir al contenido principal
        </a>
        <header className="desk-bar">
          <div>
            <Link to={paths.admin} className="desk-brand">
              {site.name}
            </Link>
            <RailDrawer />
            <Palette />
            <SiteState />
            <WhoYouAre />
          </div>
          <RunBanner />
        </header>
        <Rail />
        <div className="toasts">
          <Toaster
            position="top-right"
            theme="system"
            containerAriaLabel="Avisos"
            closeButton
            toastOptions={{ closeButtonAriaLabel: 'Cerrar el aviso' }}
          />
        </div>
        <main id="contenido" tabIndex={-1}>
          <ServerNotice />
          <UnreadableRows />
          {children}
        </main>
        <footer className="desk-foot">
          <p>
            {site.name}: {site.tagline}. Contenido educativo: no sustituye la consulta con un profesional de la salud.
            Este portal no comercializa ni entrega medicamentos, no indica cantidades ni pautas de uso y no brinda
            consejo legal. Ante una emergencia, llame al 911.
          </p>
          <PhoneLink number="911">Emergencias: 911</PhoneLink>
        </footer>
      </SignInProvider>
    </div>
  )
}

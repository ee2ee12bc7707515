import './desk.css'
import './toasts.css'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Toaster } from 'sonner'
import { OutdatedNotice } from '@/admin/publication/OutdatedNotice'
import { RunBanner } from '@/admin/running/RunBanner'
import { ServerNotice } from '@/admin/session/ServerNotice'
import { SignInProvider } from '@/admin/session/SignIn'
import { WhoYouAre } from '@/admin/session/WhoYouAre'
import { unreadableRows } from '@/data/request/select'
import { paths } from '@/paths'
import { site } from '@/seo/site'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { Callout } from '@/ui/Callout'
import { Link } from '@/ui/link/Link'
import { Palette } from './Palette'
import { Rail, RailDrawer } from './Rail'
import { useOtherTabs } from './reading/other-tabs'
import { SiteState } from './SiteState'
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
          <OutdatedNotice />
          <UnreadableRows />
          {children}
        </main>
        <footer className="desk-foot mt-8 flex flex-wrap items-center gap-x-6 border-t border-line px-4 py-3 text-sm text-ink-soft">
          <p className="min-w-0 grow basis-60">
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

/** Names the rows that the lists of the desk had to leave out, because the database accepted what nobody can read. */
function UnreadableRows() {
  const rows = useSyncExternalStore(unreadableRows.subscribe, unreadableRows.get)
  if (rows.length === 0) return null
  return (
    <Callout tone="warning" heading="Hay filas que no se pudieron leer">
      <p>
        Las listas se muestran sin ellas. Avise a quien cuida la base de datos, con estos identificadores; lo demás se
        puede usar.
      </p>
      <ul className="list-disc pl-5">
        {rows.map(({ id, cause }) => (
          <li key={`${id} ${cause}`} className="break-words">
            {id}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

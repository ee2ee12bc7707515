import './desk.css'
import './toasts.css'
import type { ReactNode } from 'react'
import { Toaster } from 'sonner'
import { RunBanner } from '@/admin/running/RunBanner'
import { ServerNotice } from '@/admin/session/ServerNotice'
import { SignInProvider } from '@/admin/session/SignIn'
import { WhoYouAre } from '@/admin/session/WhoYouAre'
import { site } from '@/seo/site'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { DeskMenu } from './DeskMenu'
import { useOtherTabs } from './reading/other-tabs'
import { UnreadableRows } from './UnreadableRows'
import { useFocusWatch } from './use-lost-focus'

/** The frame of every desk screen: the menu, who is signed in, the run under way, and the link to the public site. */
export function AdminLayout({ children }: { children: ReactNode }) {
  useFocusWatch()
  useOtherTabs()
  return (
    <SignInProvider>
      <div className="desk">
        <a
          href="#contenido"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-md focus:bg-paper focus:px-4 focus:py-3"
        >
          Ir al contenido principal
        </a>
        <header className="bg-brand text-brand-ink print:hidden">
          <div className="mx-auto max-w-page px-4 pt-3 sm:px-6">
            <div className="grid items-center gap-x-6 gap-y-1 md:grid-cols-[auto_minmax(0,auto)] md:justify-between">
              <p className="leading-tight">
                <span className="block text-lg font-bold">{site.name}</span>
                <span className="block text-sm">Mesa editorial</span>
              </p>
              <WhoYouAre />
            </div>
            <DeskMenu />
            <RunBanner />
          </div>
        </header>
        <div className="toasts">
          <Toaster
            position="top-right"
            theme="system"
            containerAriaLabel="Avisos"
            closeButton
            toastOptions={{ closeButtonAriaLabel: 'Cerrar el aviso' }}
          />
        </div>
        <main id="contenido" tabIndex={-1} className="mx-auto max-w-page px-4 py-6 sm:px-6">
          <ServerNotice />
          <UnreadableRows />
          {children}
        </main>
        <footer className="mt-12 border-t border-line bg-raised text-sm print:hidden">
          <p className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-4 sm:px-6">
            <span>
              {site.name}: {site.tagline}. Contenido educativo: no sustituye la consulta con un profesional de la salud.
              Este portal no comercializa ni entrega medicamentos, no indica cantidades ni pautas de uso y no brinda
              consejo legal. Ante una emergencia, llame al 911.
            </span>
            <PhoneLink number="911">Emergencias: 911</PhoneLink>
          </p>
        </footer>
      </div>
    </SignInProvider>
  )
}

import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { leftAsBuilt } from '@/built/left-as-built'
import { showWeight } from '@/built/page-weight'
import { exported } from '@/ui/lazily'
import { Part } from '@/ui/waiting/Part'
import { closeChat } from './chat-sheet'
import { Header } from './Header'
import { markPage } from './menu'

type VisitorLayoutProps = {
  /** The page begins with the emergency: its end does not repeat it, and there is no chat. */
  emergencyFirst?: boolean
  children: ReactNode
}

/** The frame of every public page: help bar, header, end, footer. Of a built page the app takes over the header's search alone. */
export function VisitorLayout({ emergencyFirst = false, children }: VisitorLayoutProps) {
  const { pathname } = useLocation()
  useEffect(() => {
    markPage(pathname)
    showWeight(pathname)
    // As one leaves, and not as one comes: the sheet may have been opened by the very press that asked for the app.
    return () => void closeChat()
  }, [pathname])
  return (
    // Nothing of it until help bar and header are there: an empty page says meanwhile whom to call (index.html).
    <Suspense>
      <HelpBar />
      <Header />
      <main id="contenido" tabIndex={-1} className="site-main">
        {children}
      </main>
      {/* Keyed: another end is another part, which the build has not drawn. The page is shown while its code is on its way. */}
      <Part
        key={String(emergencyFirst)}
        loading="Cargando el final de la página..."
        failed={<LostEnd />}
        className="page-tail"
      >
        <PageEnd emergencyFirst={emergencyFirst} />
      </Part>
    </Suspense>
  )
}

function LostEnd() {
  return (
    <p>
      No llegó el final de esta página: el aviso médico y los enlaces del sitio. Vuelva a cargarla. Ante una emergencia,
      llame al 911.
    </p>
  )
}

const HelpBar = leftAsBuilt(() => exported('HelpBar', import('./HelpBar')))
const PageEnd = leftAsBuilt(() => exported('PageEnd', import('./PageEnd')))

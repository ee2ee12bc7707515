import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { staticPart } from '@/built/static'
import { exported } from '@/ui/lazily'
import { Part } from '@/ui/waiting/Part'
import { closeChat } from './chat/chat-sheet'
import { Header } from './Header'
import { markPage } from './menu'

type VisitorLayoutProps = {
  /** True if the page begins with the emergency block: its end does not repeat it. */
  emergencyFirst?: boolean
  children: ReactNode
}

/**
 * The frame of every public page: help bar, header, and the end with notices and footer. Of a built page's frame, the
 * app takes over only the header's search.
 */
export function VisitorLayout({ emergencyFirst = false, children }: VisitorLayoutProps) {
  const { pathname } = useLocation()
  useEffect(() => {
    markPage(pathname)
    // Closed when the visitor leaves a page, not when one is shown: the sheet may have been opened by the very press
    // that started the app.
    return closeChat
  }, [pathname])
  return (
    // No boundary holds what help bar and header wait for: until their code is there, React leaves in place what is
    // shown, which has 911 and the quick exit: the built page, or the words of the empty one (index.html).
    <>
      <HelpBar />
      <Header />
      <main id="contenido" tabIndex={-1} className="site-main">
        {children}
      </main>
      {/* The key makes another end a new part, since the build has not drawn that one. The page is shown while the
          code of its end is loading. */}
      <Part
        key={String(emergencyFirst)}
        loading="Cargando el final de la página..."
        failed={<LostEnd />}
        className="page-tail"
      >
        <PageEnd emergencyFirst={emergencyFirst} />
      </Part>
    </>
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

const HelpBar = staticPart(() => exported('HelpBar', import('./HelpBar')))
const PageEnd = staticPart(() => exported('PageEnd', import('./PageEnd')))

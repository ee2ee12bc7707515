import type { ReactNode } from 'react'
import { QuickExitAtEnd } from '@/visitor/quick-exit/QuickExit'
import { FloatingChat } from './FloatingChat'
import { Footer } from './Footer'
import { Header } from './Header'
import { HelpBar } from './HelpBar'
import { PageTail } from './PageTail'

type VisitorLayoutProps = {
  /** The page's first block is the emergency: it stands there alone, and no chat beside it. */
  emergencyFirst?: boolean
  children: ReactNode
}

/** What every page of the public site stands in. */
export function VisitorLayout({ emergencyFirst = false, children }: VisitorLayoutProps) {
  return (
    <>
      <HelpBar />
      <Header />
      <main id="contenido" tabIndex={-1} className="mx-auto max-w-page px-4 py-4 sm:px-6 sm:py-6">
        {children}
      </main>
      <PageTail emergencyFirst={emergencyFirst} />
      <Footer />
      {!emergencyFirst && <FloatingChat />}
      <QuickExitAtEnd />
    </>
  )
}

import type { ReactNode } from 'react'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { QuickExitAtEnd } from '@/visitor/quick-exit/QuickExit'
import { QuickExitNote } from '@/visitor/quick-exit/QuickExitNote'
import { FloatingChat } from './FloatingChat'
import { Footer } from './Footer'
import { Header } from './Header'
import { HelpBar } from './HelpBar'
import { MedicalDisclaimer } from './MedicalDisclaimer'

/** What every page of the public site stands in. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <HelpBar />
      <Header />
      <main id="contenido" tabIndex={-1} className="mx-auto max-w-page px-4 py-6 sm:px-6">
        {children}
      </main>
      <aside
        aria-label="Emergencias y aviso médico"
        className="mx-auto grid max-w-page items-start gap-6 px-4 pt-6 sm:px-6 lg:grid-cols-2"
      >
        <EmergencyBanner withSigns />
        <MedicalDisclaimer />
        <QuickExitNote />
      </aside>
      <Footer />
      <FloatingChat />
      <QuickExitAtEnd />
    </>
  )
}

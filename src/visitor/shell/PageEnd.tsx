import { QuickExitAtEnd } from '@/visitor/quick-exit/QuickExit'
import { FloatingChat } from './FloatingChat'
import { Footer } from './Footer'
import { PageTail } from './PageTail'

/** What every page ends with. */
export function PageEnd({ emergencyFirst }: { emergencyFirst: boolean }) {
  return (
    <>
      <PageTail emergencyFirst={emergencyFirst} />
      <Footer />
      {!emergencyFirst && <FloatingChat />}
      <QuickExitAtEnd />
    </>
  )
}

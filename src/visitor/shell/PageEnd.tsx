import { QuickExitAtEnd } from '@/visitor/quick-exit/QuickExit'
import { FloatingChat } from './chat/FloatingChat'
import { Footer } from './Footer'
import { PageTail } from './PageTail'

/** Everything below a page: notices, footer, chat and the second quick exit. */
export function PageEnd({ emergencyFirst }: { emergencyFirst: boolean }) {
  return (
    <>
      <PageTail emergencyFirst={emergencyFirst} />
      <Footer />
      <FloatingChat />
      <QuickExitAtEnd />
    </>
  )
}

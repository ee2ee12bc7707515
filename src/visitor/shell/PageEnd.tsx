import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { QuickExitAtEnd, QuickExitNote } from '@/visitor/quick-exit/QuickExit'
import { FloatingChat } from './chat/FloatingChat'
import { Footer } from './Footer'

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

/**
 * The emergency block and the medical notice below a page. A page that begins with the emergency block does not end
 * with it again.
 */
export function PageTail({ emergencyFirst }: { emergencyFirst: boolean }) {
  return (
    <aside aria-label={emergencyFirst ? 'Aviso médico' : 'Emergencias y aviso médico'} className="page-tail">
      {!emergencyFirst && <EmergencyBanner />}
      <div className="space-y-4">
        <MedicalDisclaimer />
        <QuickExitNote />
      </div>
    </aside>
  )
}

/** What the portal does not do, at the end of every page. */
export function MedicalDisclaimer() {
  return (
    <section aria-labelledby="aviso-medico" className="max-w-measure border-l-4 border-primary pl-3 text-sm">
      <h2 id="aviso-medico" className="text-base">
        Aviso médico
      </h2>
      <p>Contenido educativo: no sustituye la consulta con un profesional de la salud.</p>
      <p>
        Este portal no comercializa ni entrega medicamentos, no indica cantidades ni pautas de uso y no brinda consejo
        legal.
      </p>
      <p>
        <strong>Ante una emergencia, llame al 911.</strong>
      </p>
    </section>
  )
}

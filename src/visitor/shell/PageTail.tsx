import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { QuickExitNote } from '@/visitor/quick-exit/QuickExitNote'
import { MedicalDisclaimer } from './MedicalDisclaimer'

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

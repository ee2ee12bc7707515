import { ChatLink } from '@/visitor/shell/ChatLink'
import { EmergencyCard } from './CareCards'

/**
 * What to do when it cannot wait: 911 first and largest, the chat after it with its hours.
 * The layout shows it at the end of every page; a page that needs it earlier renders it, and the layout's own goes (styles.css).
 */
export function EmergencyBanner({ withSigns = false }: { withSigns?: boolean }) {
  return (
    <div className="emergency-banner">
      <EmergencyCard
        heading="Situación de Emergencia Médica"
        lead={<p>Si experimentas sangrado excesivo, dolor severo, fiebre alta, o cualquier síntoma grave:</p>}
        withSigns={withSigns}
      >
        <ChatLink />
      </EmergencyCard>
    </div>
  )
}

import { useLocation } from 'react-router-dom'
import { ALARM_SIGNS } from '@/generator/material/alarm-signs'
import { paths } from '@/paths'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { CareCard } from '@/ui/CareCard'
import { Icon } from '@/ui/Icon'
import type { HeadingLevel } from '@/ui/page/Heading'
import type { ChatChoiceProps } from '@/visitor/shell/chat/ChatLink'
import { ChatLink } from '@/visitor/shell/chat/ChatLink'
import { EmergencySigns } from './AlarmSigns'

type EmergencyBannerProps = {
  headingLevel?: HeadingLevel
  /** Whether the signs stand open, as on pages that are about them; on other pages they are closed. */
  withSigns?: boolean
  /** False on the page for reading without a network. */
  withChat?: boolean
  /** The page that the chat's prepared question names. */
  chatAbout?: ChatChoiceProps['about']
}

/**
 * The emergency block, once on each page: the call first and largest, then all the signs, then the chat. Pages that
 * begin with it render it themselves, under a route with `emergencyFirst`; on all others the layout puts it at the end.
 */
export function EmergencyBanner({
  headingLevel = 2,
  withSigns = false,
  withChat = true,
  chatAbout,
}: EmergencyBannerProps) {
  const { pathname } = useLocation()
  return (
    <CareCard level="emergency" heading="Situación de Emergencia Médica" headingLevel={headingLevel}>
      <p className="max-sm:text-[1rem] max-sm:leading-tight">
        Si experimentas sangrado excesivo, dolor severo, fiebre alta, o cualquier síntoma grave:
      </p>
      <PhoneLink number="911" size="large">
        Llamar 911 - Emergencias
      </PhoneLink>
      {withSigns ? (
        <div data-spoken="" className="space-y-1 sm:space-y-2">
          <p className="leading-tight">Llame ya, es gratis, si nota:</p>
          <EmergencySigns />
        </div>
      ) : (
        <details>
          <summary className="py-1 font-semibold">{`Señales de alarma (${ALARM_SIGNS.emergency.length})`}</summary>
          <p className="mb-2">Llame ya, es gratis, si nota:</p>
          <EmergencySigns />
        </details>
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-1 print:hidden">
        {/* No link within the app: `/cerca` may ask for the device's position only in a document loaded from its
            own address. */}
        {pathname !== paths.nearby && (
          <a href={paths.nearby} className="inline-flex min-h-11 items-center gap-2 font-semibold">
            <Icon name="pin" />
            Buscar el hospital más cercano
          </a>
        )}
        {withChat && <ChatLink {...(chatAbout && { about: chatAbout })} />}
      </div>
    </CareCard>
  )
}

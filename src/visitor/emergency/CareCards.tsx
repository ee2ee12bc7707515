import { ALARM_SIGNS, CARE_LEVELS } from '@/generator/material/alarm-signs'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { CareCard } from '@/ui/CareCard'
import type { HeadingLevel } from '@/ui/page/Heading'
import { AlarmSigns } from './AlarmSigns'
import { EmergencyBanner } from './EmergencyBanner'

type CareCardsProps = {
  headingLevel?: HeadingLevel
  /** False where the page already begins with the emergency block. */
  emergency?: boolean
  withChat?: boolean
}

/** What to do and how soon, from what cannot wait to what can. */
export function CareCards({ headingLevel = 2, emergency = true, withChat = true }: CareCardsProps) {
  return (
    <div className="space-y-4">
      {emergency && <EmergencyBanner withSigns withChat={withChat} headingLevel={headingLevel} />}
      <CareCard level="today" heading={CARE_LEVELS.today} headingLevel={headingLevel}>
        <TodayList />
      </CareCard>
      <CareCard level="routine" heading={CARE_LEVELS.routine} headingLevel={headingLevel}>
        <p>Puede esperar a una consulta:</p>
        <AlarmSigns level="routine" />
        <PhoneLink number="171">Pedir un turno en el 171, opción 1</PhoneLink>
      </CareCard>
    </div>
  )
}

/**
 * The signs that cannot wait until tomorrow, collapsed: for pages where the number to call and the place to go must
 * come within the first screens.
 */
export function TodaySigns() {
  return (
    <details className="care-card border-today-band">
      <summary className="bg-today-band px-4 py-2.5 text-today-ink sm:px-6">
        <h2 className="inline text-base">{`${CARE_LEVELS.today} (${ALARM_SIGNS.today.length})`}</h2>
      </summary>
      <div className="space-y-3 px-4 py-4 sm:px-6">
        <TodayList />
      </div>
    </details>
  )
}

function TodayList() {
  return (
    <>
      <p>
        Vaya hoy a un hospital o a un centro de salud si nota algo de esto. De noche o en fin de semana, vaya a
        emergencias del hospital.
      </p>
      <AlarmSigns level="today" />
    </>
  )
}

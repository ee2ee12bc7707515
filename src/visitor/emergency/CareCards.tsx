import { CARE_LEVELS } from '@/generator/material/alarm-signs'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { CareCard } from '@/ui/CareCard'
import type { HeadingLevel } from '@/ui/Heading'
import { AlarmSigns } from './AlarmSigns'
import { EmergencyBanner } from './EmergencyBanner'

type CareCardsProps = {
  headingLevel?: HeadingLevel
  /** False where the page has begun with it: it stands once. */
  emergency?: boolean
  withChat?: boolean
}

/** What to do and how soon, from what cannot wait to what can. */
export function CareCards({ headingLevel, emergency = true, withChat = true }: CareCardsProps) {
  const level = headingLevel === undefined ? {} : { headingLevel }
  return (
    <div className="space-y-4">
      {emergency && <EmergencyBanner withSigns withChat={withChat} {...level} />}
      <TodayCard {...level} />
      <CareCard level="routine" heading={CARE_LEVELS.routine} {...level}>
        <p>Puede esperar a una consulta:</p>
        <AlarmSigns level="routine" />
        <PhoneLink number="171">Pedir un turno en el 171, opción 1</PhoneLink>
      </CareCard>
    </div>
  )
}

/** What cannot wait until tomorrow. */
export function TodayCard(level: { headingLevel?: HeadingLevel }) {
  return (
    <CareCard level="today" heading={CARE_LEVELS.today} {...level}>
      <p>Vaya hoy a un hospital o a un centro de salud si nota algo de esto:</p>
      <AlarmSigns level="today" />
    </CareCard>
  )
}

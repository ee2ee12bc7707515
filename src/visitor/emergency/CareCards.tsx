import type { ReactNode } from 'react'
import { ALARM_SIGNS, CARE_LEVELS, type CareLevel } from '@/generator/material/alarm-signs'
import type { FactKey } from '@/generator/material/facts'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { CareCard } from '@/ui/CareCard'
import type { HeadingLevel } from '@/ui/Heading'
import { Icon, type IconName } from '@/ui/Icon'

type CareCardsProps = {
  headingLevel?: HeadingLevel
  /** False where the page has begun with it: it stands once. */
  emergency?: boolean
}

/** What to do and how soon, from what cannot wait to what can. */
export function CareCards({ headingLevel, emergency = true }: CareCardsProps) {
  const level = headingLevel === undefined ? {} : { headingLevel }
  return (
    <div className="space-y-4">
      {emergency && <EmergencyCard {...level} />}
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

type EmergencyCardProps = {
  heading?: string
  headingLevel?: HeadingLevel
  /** Said before the call. */
  lead?: ReactNode
  withSigns?: boolean
  /** Said last. */
  children?: ReactNode
}

/** The one card for what cannot wait: the call first and largest, then the signs. */
export function EmergencyCard(props: EmergencyCardProps) {
  const { heading = CARE_LEVELS.emergency, lead, withSigns = true, children, ...level } = props
  return (
    <CareCard level="emergency" heading={heading} {...level}>
      {lead}
      <PhoneLink number="911" size="large">
        Llamar 911 - Emergencias
      </PhoneLink>
      {withSigns && (
        <>
          <p>La llamada es gratuita. Llame de inmediato si nota algo de esto:</p>
          <AlarmSigns level="emergency" />
        </>
      )}
      {children}
    </CareCard>
  )
}

function AlarmSigns({ level }: { level: CareLevel }) {
  return (
    <ul className="space-y-2">
      {ALARM_SIGNS[level].map(({ text, facts: [fact] }) => (
        <li key={text} className="flex gap-3">
          <span className="mt-[0.1em]">
            <Icon name={SIGN_ICONS[fact] ?? 'info'} />
          </span>
          <span>{text}.</span>
        </li>
      ))}
    </ul>
  )
}

/** By the first fact of a sign. */
const SIGN_ICONS: Partial<Record<FactKey, IconName>> = {
  'ALA-01': 'drop',
  'ALA-03': 'pulse',
  'ALA-04': 'thermometer',
  'ALA-07': 'clock',
  'ALA-08': 'bolt',
  'ALA-09': 'drop',
  'ALA-10': 'bolt',
  'ALA-11': 'warning',
  'ALA-12': 'calendar',
  'ALA-15': 'calendar',
  'ALA-17': 'bolt',
  'ALA-18': 'drop',
  'ALA-19': 'thermometer',
  'COMU-02': 'clock',
  'COMU-04': 'drop',
}

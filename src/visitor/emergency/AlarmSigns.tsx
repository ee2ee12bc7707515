import { ALARM_SIGNS, BELOW_THE_SIGNS, type CareLevel } from '@/generator/material/alarm-signs'
import type { FactKey } from '@/generator/material/facts'
import { Icon, type IconName } from '@/ui/Icon'

/** All the signs of a level, because a part of them must never be shown alone. */
export function AlarmSigns({ level }: { level: CareLevel }) {
  return (
    <ul className="signs">
      {ALARM_SIGNS[level].map(({ text, facts: [fact] }) => (
        <li key={text}>
          <Icon name={SIGN_ICONS[fact] ?? 'info'} />
          {`${text}.`}
        </li>
      ))}
    </ul>
  )
}

/** The signs of an emergency, and what to do when none of them is the reader's. */
export function EmergencySigns() {
  return (
    <>
      <AlarmSigns level="emergency" />
      {BELOW_THE_SIGNS.map(({ text }) => (
        <p key={text} className="leading-tight">
          {text}
        </p>
      ))}
    </>
  )
}

/** The icon of each sign, by the first fact that the sign states. */
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
  'ALA-26': 'bolt',
  'ALA-29': 'warning',
  'COMU-02': 'clock',
  'COMU-04': 'drop',
}

import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from './page/Heading'

type CareCardProps = {
  level: 'emergency' | 'today' | 'routine'
  heading: string
  headingLevel: HeadingLevel
  children: ReactNode
}

/** What to do and how soon. The heading says the level in words; the colour only repeats it. */
export function CareCard({ level, heading, headingLevel, children }: CareCardProps) {
  return (
    <section className={`care-card ${EDGES[level]}`}>
      <div className={`care-head ${BANDS[level]}`}>
        <Heading level={headingLevel}>{heading}</Heading>
      </div>
      <div className="care-body">{children}</div>
    </section>
  )
}

const EDGES = {
  emergency: 'care-card-emergency',
  today: 'border-today-band',
  routine: 'border-routine-band',
} as const satisfies Record<CareCardProps['level'], string>

const BANDS = {
  emergency: 'bg-emergency-band text-emergency-ink',
  today: 'bg-today-band text-today-ink',
  routine: 'bg-routine-band text-routine-ink',
} as const satisfies Record<CareCardProps['level'], string>

import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from './Heading'

type CareCardProps = {
  level: 'emergency' | 'today' | 'routine'
  heading: string
  headingLevel?: HeadingLevel
  children: ReactNode
}

/** What to do and how soon. The heading says the level in words; the colour only repeats it. */
export function CareCard({ level, heading, headingLevel = 2, children }: CareCardProps) {
  return (
    <section className={`care-card max-w-measure overflow-hidden rounded-md border-2 ${EDGES[level]}`}>
      <div className={`px-4 py-2 sm:px-6 sm:py-3 ${BANDS[level]}`}>
        <Heading level={headingLevel} className="text-base sm:text-lg">
          {heading}
        </Heading>
      </div>
      <div className="space-y-2 bg-paper px-4 py-3 sm:space-y-3 sm:px-6 sm:py-4">{children}</div>
    </section>
  )
}

const EDGES = {
  emergency: 'border-emergency-band',
  today: 'border-today-band',
  routine: 'border-routine-band',
} as const satisfies Record<CareCardProps['level'], string>

const BANDS = {
  emergency: 'bg-emergency-band text-emergency-ink',
  today: 'bg-today-band text-today-ink',
  routine: 'bg-routine-band text-routine-ink',
} as const satisfies Record<CareCardProps['level'], string>

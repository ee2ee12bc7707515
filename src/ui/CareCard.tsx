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
    <section className={`care-card max-w-measure overflow-hidden ${EDGES[level]}`}>
      <div className={`px-4 py-1.5 sm:px-6 sm:py-3 ${BANDS[level]}`}>
        <Heading level={headingLevel} className="text-base sm:text-lg">
          {heading}
        </Heading>
      </div>
      <div className="space-y-1.5 bg-paper px-4 py-2 sm:space-y-3 sm:px-6 sm:py-4">{children}</div>
    </section>
  )
}

const EDGES = {
  // On a phone from edge to edge: its lines are longer then, and the last sign is seen without scrolling.
  emergency: 'border-y-2 border-emergency-band max-sm:-mx-4 sm:rounded-md sm:border-x-2',
  today: 'rounded-md border-2 border-today-band',
  routine: 'rounded-md border-2 border-routine-band',
} as const satisfies Record<CareCardProps['level'], string>

const BANDS = {
  emergency: 'bg-emergency-band text-emergency-ink',
  today: 'bg-today-band text-today-ink',
  routine: 'bg-routine-band text-routine-ink',
} as const satisfies Record<CareCardProps['level'], string>

import type { ReactNode, Ref } from 'react'
import { Icon, type IconName } from './Icon'
import { Heading, type HeadingLevel } from './page/Heading'

type CalloutProps = {
  tone: 'info' | 'warning' | 'emergency'
  heading: string
  headingLevel?: HeadingLevel
  /** Given when the heading is to take the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** Words set apart from the running text. For «what to do, how soon» use a `CareCard`. */
export function Callout({ tone, heading, headingLevel = 2, headingRef, children }: CalloutProps) {
  const look = LOOKS[tone]
  return (
    <section className={`max-w-measure wrap-anywhere rounded-md border border-l-8 bg-raised p-4 sm:p-6 ${look.edge}`}>
      <Heading ref={headingRef} level={headingLevel} className={`flex items-start gap-2 text-lg ${look.ink}`}>
        <span className="mt-[0.05em]">
          <Icon name={look.icon} />
        </span>
        {heading}
      </Heading>
      <div className="mt-2 space-y-3">{children}</div>
    </section>
  )
}

const LOOKS = {
  info: { edge: 'border-primary', ink: 'text-ink', icon: 'info' },
  warning: { edge: 'border-today-band', ink: 'text-ink', icon: 'warning' },
  emergency: { edge: 'border-emergency-band', ink: 'text-emergency', icon: 'warning' },
} as const satisfies Record<CalloutProps['tone'], { edge: string; ink: string; icon: IconName }>

import type { ReactNode } from 'react'
import type { SectionId } from '@/generator/generated-content'

type SectionFrameProps = { id: SectionId; heading: string; children: ReactNode }

/** One of the sections of a city page, named by its heading, which takes the focus when the contents list leads here. */
export function SectionFrame({ id, heading, children }: SectionFrameProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="max-w-measure space-y-3 sm:space-y-4">
      <h2 id={`${id}-titulo`} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

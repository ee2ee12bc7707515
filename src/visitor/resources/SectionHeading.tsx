import type { Section } from '@/content/static-page'

/** The anchor is the heading itself, so that a link to the section brings the focus along. */
export function SectionHeading({ id, heading }: Pick<Section, 'id' | 'heading'>) {
  return (
    <h2 id={id} tabIndex={-1} className="max-w-measure">
      {heading}
    </h2>
  )
}

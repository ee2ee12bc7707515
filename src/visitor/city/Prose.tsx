import type { ReactNode } from 'react'
import type { Paragraph, SectionId } from '@/generator/generated-content'
import type { ParagraphCitation } from './citations'
import { SourceMarks } from './SourceMarks'
import { paragraphId } from './sections'

type SectionFrameProps = { id: SectionId; heading: string; children: ReactNode }

/** One of the six sections, named by its heading, which takes the focus when the contents list leads here. */
export function SectionFrame({ id, heading, children }: SectionFrameProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="max-w-measure space-y-4">
      <h2 id={`${id}-titulo`} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

type ProseProps = { section: SectionId; paragraphs: readonly Paragraph[]; citations: readonly ParagraphCitation[] }

/** The paragraphs of a section, each with what it rests on. */
export function Prose({ section, paragraphs, citations }: ProseProps) {
  return paragraphs.map((paragraph, index) => {
    const id = paragraphId(section, index)
    return <CitedParagraph key={id} id={id} paragraph={paragraph} citation={citations[index]} />
  })
}

type CitedParagraphProps = { id: string; paragraph: Paragraph; citation: ParagraphCitation | undefined }

/** A paragraph with its reference marks and, for what no reference covers, its sources in a line of their own. */
export function CitedParagraph({ id, paragraph, citation }: CitedParagraphProps) {
  return (
    <p id={id} className="target:bg-routine-band">
      {paragraph.map(({ text }) => text).join(' ')}
      {citation && <SourceMarks citation={citation} />}
    </p>
  )
}

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

/**
 * A paragraph with its reference marks and, for what no reference covers, its sources in a line of their own. Its items are shown
 * as a list, between what leads to them and what follows.
 */
export function CitedParagraph({ id, paragraph, citation }: CitedParagraphProps) {
  const marks = citation && <SourceMarks citation={citation} />
  const items = paragraph.filter(({ isItem }) => isItem)
  if (items.length === 0) {
    return (
      <p id={id} className="target:bg-routine-band">
        {textOf(paragraph)}
        {marks}
      </p>
    )
  }
  const start = paragraph.findIndex(({ isItem }) => isItem)
  return (
    <div id={id} className="space-y-2 target:bg-routine-band">
      <p>{textOf(paragraph.slice(0, start))}</p>
      <ul className="list-disc space-y-1 pl-6">
        {items.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        {textOf(paragraph.slice(start + items.length))}
        {marks}
      </p>
    </div>
  )
}

function textOf(sentences: Paragraph): string {
  return sentences.map(({ text }) => text).join(' ')
}

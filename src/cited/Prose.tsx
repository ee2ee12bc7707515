import type { ReactNode } from 'react'
import type { Paragraph, SectionId } from '@/generator/generated-content'
import { SourceMarks } from './SourceMarks'
import { paragraphId } from './sections'

type SectionFrameProps = { id: SectionId; heading: string; children: ReactNode }

/** One of the six sections, named by its heading, which takes the focus when the contents list leads here. */
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

type ProseProps = { section: SectionId; paragraphs: readonly Paragraph[]; citations: readonly (readonly number[])[] }

/** The paragraphs of a section, each with what it rests on. */
export function Prose({ section, paragraphs, citations }: ProseProps) {
  return paragraphs.map((paragraph, index) => (
    <CitedParagraph key={paragraphId(section, index)} paragraph={paragraph} sources={citations[index]} />
  ))
}

/** `id`: where a link leads to it. */
type CitedParagraphProps = { id?: string; paragraph: Paragraph; sources: readonly number[] | undefined }

/**
 * A paragraph with the marks of its sources. Its items are shown as a list, between what leads to them and what follows; a list
 * that ends the paragraph leaves the marks to what leads to it.
 */
export function CitedParagraph({ id, paragraph, sources = [] }: CitedParagraphProps) {
  const marks = <SourceMarks numbers={sources} />
  const items = paragraph.filter(({ isItem }) => isItem)
  if (items.length === 0) {
    return (
      <p id={id}>
        {textOf(paragraph)}
        {marks}
      </p>
    )
  }
  const start = paragraph.findIndex(({ isItem }) => isItem)
  const rest = paragraph.slice(start + items.length)
  return (
    <div id={id} className="space-y-2">
      <p>
        {textOf(paragraph.slice(0, start))}
        {rest.length === 0 && marks}
      </p>
      <Items items={items} />
      {rest.length > 0 && (
        <p>
          {textOf(rest)}
          {marks}
        </p>
      )}
    </div>
  )
}

/** A long list is one press away, and whole in the HTML. */
function Items({ items }: { items: Paragraph }) {
  const list = (
    <ul className="list-disc space-y-1 pl-5">
      {items.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
  if (items.length <= MOST_IN_SIGHT) return list
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">Ver la lista ({items.length})</summary>
      {list}
    </details>
  )
}

const MOST_IN_SIGHT = 6

function textOf(sentences: Paragraph): string {
  return sentences.map(({ text }) => text).join(' ')
}

import type { CitedBlock, Reference } from '@/cited/text'
import type { BodySection, GeneratedContent, Paragraph } from './generated-content'
import { referenceOf } from './public-sources'
import { documentsBehind, furtherKeys } from './sections/references'

/** The prose of a page as it is shown: each paragraph with the numbers of the documents that support it. */
export type CitedPage = {
  sections: { id: BodySection['id']; heading: string; paragraphs: CitedBlock[][] }[]
  questions: { question: string; answer: CitedBlock[] }[]
  /** First the page's references, then the documents for the sentences that those do not cover. */
  references: Reference[]
}

/**
 * Builds the prose of a page with its citations: the facts of each sentence tell which documents support a paragraph.
 */
export function citedPage({ body, questions, references, referenceKeys }: GeneratedContent): CitedPage {
  const all = [...body.flatMap(({ paragraphs }) => paragraphs), ...questions.map(({ answer }) => answer)]
  const further = furtherKeys(all, referenceKeys)
  const numbered = [...referenceKeys, ...further]
  const cite = (paragraph: Paragraph): CitedBlock[] =>
    asShown(paragraph).flatMap((part) => {
      const keys = new Set(part.flatMap(documentsBehind))
      return blocksOf(
        part,
        numbered.flatMap((key, index) => (keys.has(key) ? [index + 1] : [])),
      )
    })
  return {
    sections: body.map(({ id, heading, paragraphs }) => ({ id, heading, paragraphs: paragraphs.map(cite) })),
    questions: questions.map(({ question, answer }) => ({ question, answer: cite(answer) })),
    references: [...references, ...further.map(referenceOf)],
  }
}

/** Splits a long answer into the paragraphs in which it is shown. */
function asShown(paragraph: Paragraph): Paragraph[] {
  const starts = paragraph.flatMap(({ opensParagraph }, index) => (index === 0 || opensParagraph ? [index] : []))
  return starts.map((start, index) => paragraph.slice(start, starts[index + 1]))
}

/**
 * Turns a paragraph into blocks. Its items become a list, between the sentences that lead to them and those that
 * follow. The marks of the sources stand at the end of the paragraph or, when it ends with the list, before the list.
 */
function blocksOf(paragraph: Paragraph, marks: number[]): CitedBlock[] {
  const items = paragraph.filter(({ isItem }) => isItem)
  if (items.length === 0) return [told(paragraph, marks)]
  const start = paragraph.findIndex(({ isItem }) => isItem)
  const rest = paragraph.slice(start + items.length)
  return [
    told(paragraph.slice(0, start), rest.length === 0 ? marks : []),
    {
      kind: 'list',
      ordered: false,
      items: items.map(({ text }) => [{ content: [text], marks: [] }]),
      isClosed: items.length > MOST_IN_SIGHT,
    },
    ...(rest.length > 0 ? [told(rest, marks)] : []),
  ]
}

const MOST_IN_SIGHT = 6

function told(sentences: Paragraph, marks: number[]): CitedBlock {
  const last = sentences.length - 1
  return {
    kind: 'paragraph',
    sentences: sentences.map(({ text }, index) => ({ content: [text], marks: index === last ? marks : [] })),
  }
}

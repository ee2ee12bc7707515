import { runningText, type TextBlock } from '@/text'
import type { BodySection, GeneratedContent, Paragraph } from './generated-content'

/** The prose of a page as it is shown. */
export type PageText = {
  sections: { id: BodySection['id']; heading: string; paragraphs: TextBlock[][] }[]
  questions: { question: string; answer: TextBlock[] }[]
}

/** Returns the prose of a page as blocks of text. */
export function pageText({ body, questions }: Pick<GeneratedContent, 'body' | 'questions'>): PageText {
  return {
    sections: body.map(({ id, heading, paragraphs }) => ({ id, heading, paragraphs: paragraphs.map(asShown) })),
    questions: questions.map(({ question, answer }) => ({ question, answer: asShown(answer) })),
  }
}

/** Splits a long answer into the paragraphs in which it is shown, and puts items into lists. */
function asShown(paragraph: Paragraph): TextBlock[] {
  const starts = paragraph.flatMap(({ opensParagraph }, index) => (index === 0 || opensParagraph ? [index] : []))
  return starts.flatMap((start, index) => blocksOf(paragraph.slice(start, starts[index + 1])))
}

/** Its items become a list, between the sentences that lead to them and those that follow. */
function blocksOf(paragraph: Paragraph): TextBlock[] {
  const items = paragraph.filter(({ isItem }) => isItem)
  if (items.length === 0) return [paragraphOf(paragraph)]
  const start = paragraph.findIndex(({ isItem }) => isItem)
  const rest = paragraph.slice(start + items.length)
  return [
    paragraphOf(paragraph.slice(0, start)),
    {
      kind: 'list',
      ordered: false,
      items: items.map(({ text }) => [text]),
      isClosed: items.length > MOST_IN_SIGHT,
    },
    ...(rest.length > 0 ? [paragraphOf(rest)] : []),
  ]
}

const MOST_IN_SIGHT = 6

function paragraphOf(sentences: Paragraph): TextBlock {
  return { kind: 'paragraph', content: runningText(sentences.map(({ text }) => [text])) }
}

/**
 * Text with the references behind it, as articles and city pages show it. The build makes it from Markdown
 * (scripts/static-pages), the generator from its material (generator/cited-page.ts).
 */
export type CitedBlock =
  | { kind: 'paragraph'; sentences: CitedSentence[] }
  /** `isClosed`: the list is collapsed, and opens at a press. */
  | { kind: 'list'; ordered: boolean; items: CitedSentence[][]; isClosed?: boolean }

/** One sentence and the numbers of the references behind it: none for what the portal says of itself. */
export type CitedSentence = { content: Inline[]; marks: number[] }

export type Inline =
  | string
  | { kind: 'strong' | 'em'; content: Inline[] }
  | { kind: 'link'; url: string; content: Inline[] }

/** A document that a page rests on; its number is its place in the page's list, from 1. */
export type Reference = {
  title: string
  organization: string
  year: string
  /** Left out when visitors must not be sent there. */
  url?: string
}

/** The anchor of one entry of the references. */
export function referenceId(number: number): string {
  return `referencia-${number}`
}

/** Returns the words of sentences, without formatting and marks. */
export function sentencesText(sentences: readonly CitedSentence[]): string {
  return sentences.map(({ content }) => plainText(content)).join(' ')
}

/** Returns the words without formatting. */
export function plainText(content: readonly Inline[]): string {
  return content.map((part) => (typeof part === 'string' ? part : plainText(part.content))).join('')
}

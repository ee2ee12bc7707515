/**
 * Text as articles and city pages show it. The build makes it from Markdown (scripts/static-pages), the generator from
 * its material (generator/page-text.ts). Imports nothing.
 */
export type TextBlock =
  | { kind: 'paragraph'; content: Inline[] }
  /** `isClosed`: the list is collapsed, and opens at a press. */
  | { kind: 'list'; ordered: boolean; items: Inline[][]; isClosed?: boolean }

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

/** Returns the words without formatting. */
export function plainText(content: readonly Inline[]): string {
  return content.map((part) => (typeof part === 'string' ? part : plainText(part.content))).join('')
}

/**
 * Joins sentences to running text. Adjacent strings become one, so that React writes no separator between them in the
 * HTML.
 */
export function runningText(sentences: readonly (readonly Inline[])[]): Inline[] {
  const text: Inline[] = []
  for (const part of sentences.flatMap((sentence, index) => (index > 0 ? [' ', ...sentence] : sentence))) {
    const last = text.at(-1)
    if (typeof part === 'string' && typeof last === 'string') text[text.length - 1] = last + part
    else text.push(part)
  }
  return text
}

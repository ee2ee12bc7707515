/**
 * A static page as the browser gets it: data, without Markdown and without the table of facts.
 * The build makes it from `pages/*.md` (scripts/static-pages).
 */
export type StaticPage = {
  title: string
  description: string
  /** In menus. */
  label: string
  /** Above its text. */
  heading: string
  /** Days on Ecuador's calendar: `2026-11-20`. */
  lastReviewed: string
  nextReview: string
  /** What stands before the first heading. */
  introduction: Block[]
  sections: Section[]
  references: PageReference[]
}

/** `id` is its anchor; `finds`, what people type who look for it, in their own words; `isClosed`: it opens at a press. */
export type Section = { id: string; heading: string; blocks: Block[]; finds: string[]; isClosed: boolean }

export type Block =
  | { kind: 'paragraph'; sentences: CitedSentence[] }
  | { kind: 'list'; ordered: boolean; items: CitedSentence[][] }
  | { kind: 'heading'; text: string }
  | { kind: 'directive'; name: DirectiveName }

/** One sentence and the references behind it: none for what the portal says of itself. */
export type CitedSentence = { content: Inline[]; marks: ReferenceMark[] }

export type Inline =
  | string
  | { kind: 'strong' | 'em'; content: Inline[] }
  | { kind: 'link'; url: string; content: Inline[] }

export type ReferenceMark = { number: number }

export type PageReference = {
  number: number
  title: string
  organization: string
  year: string
  /** Only where a visitor may be sent. */
  url?: string
}

/** What a page may place in its text with `::name` on a line of its own. */
export const DIRECTIVES = [
  'care-cards',
  'emergency',
  'chat',
  'no-legal-advice',
  'reviewers',
  'data-credits',
  'page-weight',
] as const
export type DirectiveName = (typeof DIRECTIVES)[number]

/** The anchor of one entry of the references. */
export function referenceId(number: number): string {
  return `referencia-${number}`
}

/** The words alone. */
export function plainText(content: readonly Inline[]): string {
  return content.map((part) => (typeof part === 'string' ? part : plainText(part.content))).join('')
}

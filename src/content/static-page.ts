import type { Reference, TextBlock } from '@/text'

/**
 * A static page as the browser gets it: data, without Markdown and without the table of facts.
 * The build makes it from `pages/*.md` (scripts/static-pages).
 */
export type StaticPage = {
  path: string
  title: string
  description: string
  /** The page's name in menus. */
  label: string
  /** The heading above the text. */
  heading: string
  /**
   * The day on which the text last changed, and that of its next review while nobody has signed it, on Ecuador's
   * calendar: `2026-11-20`.
   */
  textDate: string
  nextReview: string
  /** After how many days a page is reviewed again, and which professions sign parts of it. */
  reviewEveryDays: number
  signedBy: ('médico' | 'legal')[]
  /** The text before the first heading. */
  introduction: Block[]
  sections: Section[]
  /** The documents that the page rests on, those behind most of its sentences first. */
  references: Reference[]
}

/**
 * `id` is the section's anchor; `finds` is what people type when they look for it, in their own words; `isClosed`
 * sections are collapsed, and open at a press.
 */
export type Section = { id: string; heading: string; blocks: Block[]; finds: string[]; isClosed: boolean }

export type Block = TextBlock | { kind: 'heading'; text: string } | { kind: 'directive'; name: DirectiveName }

/** What a page may place in its text with `::name` on a line of its own. */
export const DIRECTIVES = ['care-cards', 'emergency', 'chat', 'no-legal-advice', 'reviewers', 'data-credits'] as const
export type DirectiveName = (typeof DIRECTIVES)[number]

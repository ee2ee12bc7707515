import type { Paragraph } from '@/generator/generated-content'

/**
 * The reviewed Spanish of one variant. `{city}` and `{province}` are filled in; nothing else is.
 * Which template a city gets: `choose-variant.ts`.
 */
export type PageMaterial = {
  introductions: Five<Template>
  medicalUses: Five<Template>
  risks: Five<Template>
  questionSets: readonly [QuestionSet, QuestionSet, QuestionSet]
}

/**
 * Of its optional paragraphs a page shows one. No paragraph leans on an optional one, and none of what a section cannot do
 * without (the notice, the thresholds, the warning of a pregnancy) is optional.
 */
export type Template = readonly (Paragraph | { optional: Paragraph })[]

/** Of its optional questions a page answers two. */
export type QuestionSet = readonly Question[]
export type Question = { question: string; answer: Paragraph; optional?: true }

type Five<T> = readonly [T, T, T, T, T]

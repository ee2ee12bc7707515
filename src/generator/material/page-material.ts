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

type Template = readonly Paragraph[]
type QuestionSet = readonly { question: string; answer: Paragraph }[]

type Five<T> = readonly [T, T, T, T, T]

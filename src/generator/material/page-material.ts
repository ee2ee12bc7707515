import type { Paragraph, QuestionTopic } from '@/generator/generated-content'

/**
 * The reviewed Spanish of one variant. Only `{city}` and `{province}` are filled in. `choose-variant.ts` decides which
 * template a city gets. The templates of one section say the same in other words and another order.
 */
export type PageMaterial = {
  introductions: Five<Template>
  medicalUses: Five<Template>
  risks: Five<Template>
  questionSets: Three<QuestionSet>
}

type Template = readonly Paragraph[]

export type QuestionSet = readonly Question[]
type Question = { about: QuestionTopic; question: string; answer: Paragraph }

/** Questions with three wordings each, which state the same: one wording for each set. */
export type QuestionWordings<Topic extends QuestionTopic = QuestionTopic> = Record<
  Topic,
  Three<Omit<Question, 'about'>>
>

export type Three<T> = readonly [T, T, T]
type Five<T> = readonly [T, T, T, T, T]

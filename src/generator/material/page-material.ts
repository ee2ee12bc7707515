import type { Paragraph, QuestionTopic } from '@/generator/generated-content'

/**
 * The reviewed Spanish of one variant. `{city}` and `{province}` are filled in; nothing else is.
 * Which template a city gets: `choose-variant.ts`. Templates of one section say the same in other words and another order.
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

/** Questions of which each has three wordings that state the same: one for each set. */
export type Wordings<Topic extends QuestionTopic = QuestionTopic> = Record<Topic, Three<Omit<Question, 'about'>>>

export type Three<T> = readonly [T, T, T]
type Five<T> = readonly [T, T, T, T, T]

import { fillIn } from '@/generator/fill-in'
import type { GeneratedContent } from '@/generator/generated-content'
import { type PageSource, writeOut } from './prose'

/** Writes the «Preguntas frecuentes» from the question set that `variant` chooses for this page. */
export function questions({ material, variant, names, pageType }: PageSource): GeneratedContent['questions'] {
  const entry = `${pageType}/questions/${variant.questions}`
  return material.questionSets[variant.questions].map(({ about, question, answer }) => ({
    about,
    question: fillIn(question, names, entry),
    answer: writeOut([answer], names, entry).flat(),
  }))
}

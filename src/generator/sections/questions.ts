import { fillIn } from '@/generator/fill-in'
import type { GeneratedContent } from '@/generator/generated-content'
import { type SectionWriter, writeOut } from './prose'

/** «Preguntas frecuentes», from the set that falls to this page. */
export const questions: SectionWriter<GeneratedContent['questions']> = ({ material, variant, names, pageType }) => {
  const entry = `${pageType}/questions/${variant.questions}`
  return material.questionSets[variant.questions].map(({ about, question, answer }) => ({
    about,
    question: fillIn(question, names, entry),
    answer: writeOut([answer], names, entry).flat(),
  }))
}

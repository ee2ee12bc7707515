import { fillIn } from '@/generator/fill-in'
import type { GeneratedContent } from '@/generator/generated-content'
import { shownQuestions } from './excerpt'
import { type SectionWriter, writeOut } from './prose'

/** «Preguntas frecuentes», from the set that falls to this page. */
export const questions: SectionWriter<GeneratedContent['questions']> = ({
  material,
  variant,
  choices,
  names,
  pageType,
}) => {
  const entry = `${pageType}/questions/${variant.questions}`
  const shown = shownQuestions(material.questionSets[variant.questions], choices.questions)
  return shown.map(({ question, answer }) => ({
    question: fillIn(question, names, entry),
    answer: writeOut([answer], names, entry).flat(),
  }))
}

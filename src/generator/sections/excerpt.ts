import type { Paragraph } from '@/generator/generated-content'
import type { Question, QuestionSet, Template } from '@/generator/material/page-material'

/** A number read off the city: which of the optional parts its page shows. `whole` shows them all. */
export type Choice = number | 'whole'

const OPTIONAL_QUESTIONS = 2

/** The paragraphs that a page shows of a template, in their order: the required ones and one of the others. */
export function shownParagraphs(template: Template, choice: Choice): Paragraph[] {
  const optional = template.filter((part) => 'optional' in part)
  const shown = new Set(choice === 'whole' ? optional : optional.slice(choice % optional.length).slice(0, 1))
  return template.flatMap((part) => {
    if (!('optional' in part)) return [part]
    return shown.has(part) ? [part.optional] : []
  })
}

/** The questions that a page answers of a set, in their order: the required ones and two of the others. */
export function shownQuestions(set: QuestionSet, choice: Choice): Question[] {
  const shown = new Set(choice === 'whole' ? set : someOf(set.filter(isOptional), choice))
  return set.filter((question) => !isOptional(question) || shown.has(question))
}

function isOptional({ optional }: Question): boolean {
  return optional === true
}

/** Each drawn from those that are left. */
function someOf(questions: readonly Question[], choice: number): Question[] {
  const left = [...questions]
  let rest = choice
  return Array.from({ length: Math.min(OPTIONAL_QUESTIONS, left.length) }, () => {
    const at = rest % left.length
    rest = Math.floor(rest / left.length)
    return left.splice(at, 1)
  }).flat()
}

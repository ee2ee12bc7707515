import { CitedParagraph } from '@/cited/Prose'
import { paragraphId } from '@/cited/sections'
import type { GeneratedContent } from '@/generator/generated-content'

type QuestionListProps = {
  questions: GeneratedContent['questions']
  citations: readonly (readonly number[])[]
}

/** Nothing is folded away: a frightened reader, a search on the page, and paper all need the answers in sight. */
export function QuestionList({ questions, citations }: QuestionListProps) {
  return questions.map(({ question, answer }, index) => (
    <div key={question} className="pt-2">
      <h3>{question}</h3>
      <div className="mt-1">
        <CitedParagraph id={paragraphId('preguntas-frecuentes', index)} paragraph={answer} sources={citations[index]} />
      </div>
    </div>
  ))
}

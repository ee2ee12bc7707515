import { CitedBlocks } from '@/cited/CitedBlocks'
import type { CitedPage } from '@/generator/cited-page'
import { paragraphId, QUESTIONS } from './sections'

/**
 * The questions, each with its answer one press away. The answers are whole in the HTML: a search on the page finds
 * them, a link to one opens it (src/built/reveal.ts), and on paper they are open (styles/print.css).
 */
export function QuestionList({ questions }: Pick<CitedPage, 'questions'>) {
  return (
    <div className="questions divide-y divide-line border-line border-y">
      {questions.map(({ question, answer }, index) => (
        <details key={question}>
          <summary className="hang py-2">
            <h3 className="inline text-base">{question}</h3>
          </summary>
          <div className="pb-4">
            <CitedBlocks id={paragraphId(QUESTIONS.id, index)} blocks={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}

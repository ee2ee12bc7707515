import { paragraphId } from '@/cited/sections'
import type { ShortAnswer } from '@/generator/generated-content'

/** What a frightened reader asks first, each with the way to the whole answer. */
export function ShortAnswers({ answers }: { answers: readonly ShortAnswer[] }) {
  return (
    <dl className="max-w-measure divide-y divide-line border-line border-y">
      {answers.map(({ question, answer, more }) => (
        <div key={question} className="py-2">
          <dt className="font-semibold">{question}</dt>
          <dd>
            {answer.map(({ text }) => text).join(' ')} <a href={`#${anchorOf(more)}`}>{more.text}</a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function anchorOf({ section, question }: ShortAnswer['more']): string {
  return question === undefined ? section : paragraphId(section, question)
}

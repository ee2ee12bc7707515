import type { CareNear } from '@/cities/care/nearest-care'
import type { ShortAnswer } from '@/generator/generated-content'
import { buttonStyle } from '@/ui/button/button-style'
import { DirectionsLink } from '@/visitor/care/FacilityList'
import { paragraphId } from './sections'

type ShortAnswersProps = {
  answers: readonly ShortAnswer[]
  /** The facility that the first answer names; null if it names none. */
  facility: CareNear | null
}

/** The questions a frightened reader asks first, each with a short answer and a link to the whole one. */
export function ShortAnswers({ answers, facility }: ShortAnswersProps) {
  return (
    <dl className="max-w-measure divide-y divide-line border-line border-y">
      {answers.map(({ question, answer, more }, index) => (
        <div key={question} className="py-2">
          <dt className="font-semibold">{question}</dt>
          <dd>
            <span data-spoken={index === 0 ? '' : undefined}>{answer.map(({ text }) => text).join(' ')}</span>{' '}
            <a href={`#${anchorOf(more)}`} className="inline-block py-0.5">
              {more.text}
            </a>
            {index === 0 && (
              <div className="flex flex-wrap items-center justify-between gap-x-6">
                {facility && <DirectionsLink near={facility} />}
                <ListenButton />
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function anchorOf({ section, question }: ShortAnswer['more']): string {
  return question === undefined ? section : paragraphId(section, question)
}

/**
 * The button that starts and stops reading aloud. It works before the app and without it (read-aloud.ts), and stays
 * invisible where the device has no Spanish voice of its own.
 */
function ListenButton() {
  return (
    <button
      type="button"
      data-listen=""
      className={`invisible in-data-voice:visible print:hidden ${buttonStyle('secondary')}`}
    >
      <span className="in-data-reading:hidden">Escuchar</span>{' '}
      <span className="hidden in-data-reading:inline">Detener la voz</span>
    </button>
  )
}

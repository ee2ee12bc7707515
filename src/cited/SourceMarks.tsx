import { Fragment } from 'react'
import { referenceId } from './text'

/** What a paragraph rests on: «[1] [3]» lead to the entries of the list of sources. The first stays with the word before it. */
export function SourceMarks({ numbers }: { numbers: readonly number[] }) {
  if (numbers.length === 0) return null
  return (
    <span className="mark">
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index === 0 ? '\u00a0' : ' '}
          <a href={`#${referenceId(number)}`} aria-label={`Referencia ${number}`}>
            {`[${number}]`}
          </a>
        </Fragment>
      ))}
    </span>
  )
}

import { Fragment } from 'react'
import { referenceId } from './text'

/** Links to a paragraph's entries in the list of sources: «[1] [3]». The first stays on the line of the word before. */
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

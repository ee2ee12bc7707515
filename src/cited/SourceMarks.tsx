import { referenceId } from './sections'

/** What a paragraph rests on: «[1] [3]» lead to the entries of the list of sources. */
export function SourceMarks({ numbers }: { numbers: readonly number[] }) {
  return numbers.map((number) => (
    <span key={number} className="mark">
      {' '}
      <a href={`#${referenceId(number)}`} aria-label={`Referencia ${number}`}>
        {`[${number}]`}
      </a>
    </span>
  ))
}

import { inContext, wordDiff } from './word-diff'

/** How many words are shown on each side of a change. */
const CONTEXT = 12

/** Shows the diff of two texts, with elements that screen readers announce as removed and added. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {inContext(wordDiff(before, after), CONTEXT).map(({ kind, text }, index) => {
        // Parts have no name but their position, and a diff never changes.
        const key = `${index} ${kind}`
        if (kind === 'removed') {
          return (
            <del key={key} className="bg-today-band px-0.5 text-today-ink">
              {text}
            </del>
          )
        }
        if (kind === 'added') {
          return (
            <ins key={key} className="bg-routine-band px-0.5 text-routine-ink">
              {text}
            </ins>
          )
        }
        return <span key={key}>{text}</span>
      })}
    </p>
  )
}

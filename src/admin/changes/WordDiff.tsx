import { diffWordsWithSpace } from 'diff'

/** How many words are shown on each side of a change. */
const CONTEXT = 12

/**
 * When more words than this were removed and added, the whole text is shown as replaced: nobody reads such a diff word
 * by word.
 */
const MOST_CHANGES = 2000

/** Shows the diff of two texts, with elements that screen readers announce as removed and added. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const stretches = stretchesOf(before, after)
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {stretches.map(({ same, removed, added }, index) => (
        // A stretch has no name but its position, and a diff never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index}>
          {removed && <del className="bg-today-band px-0.5 text-today-ink">{removed}</del>}
          {added && <ins className="bg-routine-band px-0.5 text-routine-ink">{added}</ins>}
          {shortened(same, removed + added === '', index === stretches.length - 1)}
        </span>
      ))}
    </p>
  )
}

/** What was removed and added in one place, and the text after it that is in both. */
type Stretch = { removed: string; added: string; same: string }

/** Words that changed one after another are one change: the space between them counts as changed too. */
function stretchesOf(before: string, after: string): Stretch[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES })
  if (!parts) return [{ removed: before, added: after, same: '' }]
  let last: Stretch = { removed: '', added: '', same: '' }
  const stretches = [last]
  for (const { value, added, removed } of parts) {
    if (!added && !removed) {
      last.same += value
      continue
    }
    if (last.same !== '' && (last.same.trim() !== '' || last.removed + last.added === '')) {
      last = { removed: '', added: '', same: '' }
      stretches.push(last)
    }
    last.removed += last.same
    last.added += last.same
    last.same = ''
    if (removed) last.removed += value
    else last.added += value
  }
  return stretches
}

/** Shortens an unchanged stretch to the words beside the changes, because a reader of a long text looks for those. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const words = text.match(/\S+\s*|\s+/g) ?? []
  const head = isFirst ? [] : words.slice(0, CONTEXT)
  const tail = isLast ? [] : words.slice(-CONTEXT)
  if (words.length <= head.length + tail.length + CONTEXT) return text
  return `${head.join('')}… ${tail.join('')}`
}

import { diffArrays } from 'diff'

/** A part of the diff of two texts: in both, only in the old one, or only in the new one. */
export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string }

/**
 * When more words than this were removed and added, the whole text is shown as replaced: nobody reads such a diff word
 * by word.
 */
const MOST_CHANGES = 2000

/** Returns the diff of two texts by words. What was removed comes before what was added in its place. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MOST_CHANGES })
  return joined(
    changes?.map(({ added, removed, value }) => ({
      kind: removed ? 'removed' : added ? 'added' : 'same',
      text: value.join(''),
    })) ?? [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ],
  )
}

/**
 * Shortens the unchanged parts to this many words beside each change, because a reader of a long text looks for the
 * changes.
 */
export function inContext(parts: readonly DiffPart[], words: number): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part
    const all = part.text.match(/\S+\s*|\s+/g) ?? []
    const head = index === 0 ? 0 : words
    const tail = index === parts.length - 1 ? 0 : words
    if (all.length <= head + tail + words) return part
    const end = tail === 0 ? [] : all.slice(-tail)
    return { kind: 'same', text: `${all.slice(0, head).join('')}… ${end.join('')}` }
  })
}

/** Splits a text into words, the white space between them, and single signs, without losing anything. */
function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? []
}

/**
 * Joins neighbouring parts of the same kind. Between two unchanged parts, what was removed comes first, then what was
 * added.
 */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed !== '') result.push({ kind: 'removed', text: removed })
    if (added !== '') result.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const [index, { kind, text }] of parts.entries()) {
    // White space between two changed words counts as changed, too; otherwise the change would be shown in fragments.
    const isShred = kind === 'same' && text.trim() === '' && isChange(parts[index - 1]) && isChange(parts[index + 1])
    if (kind === 'removed' || isShred) removed += text
    if (kind === 'added' || isShred) added += text
    if (kind === 'same' && !isShred) {
      flush()
      const last = result.at(-1)
      if (last?.kind === 'same') last.text += text
      else result.push({ kind, text })
    }
  }
  flush()
  return result
}

function isChange(part: DiffPart | undefined): boolean {
  return part !== undefined && part.kind !== 'same'
}

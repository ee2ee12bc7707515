import { diffArrays } from 'diff'

/** A piece of two texts laid over each other: in both, only in the old one, only in the new one. */
export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** Past so many words gone and come, the whole text is shown as replaced: nobody reads such a diff word by word. */
const MOST_CHANGES = 2000

/** What changed from one text to another, by words; what was removed comes before what was added instead. */
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

/** What stays the same, cut to so many words beside each change: in a long text the changes are what is looked for. */
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

/** Words, the blanks between them, and signs one by one: all of the text, in order. */
function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? []
}

/** Neighbours of a kind as one part; between two parts that stay, first what went, then what came. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed !== '') result.push({ kind: 'removed', text: removed })
    if (added !== '') result.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const [index, { kind, text }] of parts.entries()) {
    // A blank between two changed words is part of the change, or the words would be shown in shreds.
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

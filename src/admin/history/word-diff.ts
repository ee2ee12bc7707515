/** A piece of two texts laid over each other: in both, only in the old one, only in the new one. */
export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** Past this many words a side, the whole text is shown as replaced: nobody reads such a diff word by word. */
const MOST_WORDS = 2000

/** What changed from one text to another, by words; what was removed comes before what was added instead. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [allOld, allNow] = [tokensOf(before), tokensOf(after)]
  const start = commonStart(allOld, allNow)
  const end = commonStart(allOld.slice(start).reverse(), allNow.slice(start).reverse())
  const [old, now] = [allOld, allNow].map((tokens) => tokens.slice(start, tokens.length - end))
  const same = (tokens: readonly string[]): DiffPart[] => tokens.map((text) => ({ kind: 'same', text }))
  return joined([
    ...same(allOld.slice(0, start)),
    ...changedWords(old ?? [], now ?? []),
    ...same(allOld.slice(allOld.length - end)),
  ])
}

/** The words between the first change and the last. */
function changedWords(old: readonly string[], now: readonly string[]): DiffPart[] {
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ]
  }

  const common = commonLengths(old, now)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [oldToken, newToken] = [old[i], now[j]]
    if (oldToken !== undefined && oldToken === newToken) {
      parts.push({ kind: 'same', text: oldToken })
      i += 1
      j += 1
    } else if (
      oldToken !== undefined &&
      (newToken === undefined || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      parts.push({ kind: 'removed', text: oldToken })
      i += 1
    } else {
      parts.push({ kind: 'added', text: newToken ?? '' })
      j += 1
    }
  }
  return parts
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

/** How many tokens two texts have in common before they part. */
function commonStart(old: readonly string[], now: readonly string[]): number {
  const parted = old.findIndex((token, index) => token !== now[index])
  return parted < 0 ? old.length : parted
}

/** Words, the blanks between them, and signs one by one: all of the text, in order. */
function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? []
}

/** For each pair of positions, how many tokens the rests from there have in common, in order. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = rows[i]
    for (let j = now.length - 1; row && j >= 0; j -= 1) {
      row[j] =
        old[i] === now[j]
          ? lengthAt(rows, i + 1, j + 1) + 1
          : Math.max(lengthAt(rows, i + 1, j), lengthAt(rows, i, j + 1))
    }
  }
  return rows
}

function lengthAt(rows: readonly Uint16Array[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0
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

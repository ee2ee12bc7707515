import { wholeWord } from './whole-word'

/**
 * A page as the measure reads it. `names` (the city's and its province's) are masked, so that text is not counted as
 * the page's own just because it repeats them.
 */
export type MeasuredPage = { text: string; names: readonly string[] }

const RUN_LENGTH = 5

/** Returns for each page the share (0 to 1) of its five-word runs that no other page has. */
export function ownShares(pages: readonly MeasuredPage[]): number[] {
  const runsOfPages = pages.map(wordRuns)
  const uses = new Map<string, number>()
  for (const runs of runsOfPages) for (const run of runs) uses.set(run, (uses.get(run) ?? 0) + 1)
  return runsOfPages.map((runs) => {
    const own = [...runs].filter((run) => uses.get(run) === 1)
    return runs.size === 0 ? 0 : own.length / runs.size
  })
}

/** Returns the five-word runs of a page, each once. */
function wordRuns({ text, names }: MeasuredPage): Set<string> {
  const words = masked(text, names).match(WORD) ?? []
  const runs = new Set<string>()
  for (let start = 0; start + RUN_LENGTH <= words.length; start += 1)
    runs.add(words.slice(start, start + RUN_LENGTH).join(' '))
  return runs
}

/** A number with its separators («596.101», «2,9005») is one word; `•` stands for a masked name. */
const WORD = /•|[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu

function masked(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replace(wholeWord(name.toLowerCase(), 'gu'), ' • '), text.toLowerCase())
}

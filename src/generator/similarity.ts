/** A page as the measure reads it: `names` (the city's and its province's) are masked, so that repeating them earns nothing. */
export type MeasuredPage = { text: string; names: readonly string[] }

const RUN_LENGTH = 5

/** For each page, the share (0 to 1) of its five-word runs that no other page has. */
export function ownShares(pages: readonly MeasuredPage[]): number[] {
  const runsOfPages = pages.map(wordRuns)
  const pagesWithRun = new Map<string, number>()
  for (const runs of runsOfPages) {
    for (const run of runs) pagesWithRun.set(run, (pagesWithRun.get(run) ?? 0) + 1)
  }
  return runsOfPages.map((runs) => share(runs, (run) => pagesWithRun.get(run) === 1))
}

/** How much two pages repeat each other: the share (0 to 1) of the shorter one's five-word runs that the other has too. */
export function sharedRuns(one: MeasuredPage, other: MeasuredPage): number {
  const [runs, otherRuns] = [wordRuns(one), wordRuns(other)]
  return runs.size <= otherRuns.size
    ? share(runs, (run) => otherRuns.has(run))
    : share(otherRuns, (run) => runs.has(run))
}

function wordRuns({ text, names }: MeasuredPage): Set<string> {
  const words = masked(text, names).match(WORD) ?? []
  const runs = new Set<string>()
  for (let start = 0; start + RUN_LENGTH <= words.length; start += 1) {
    runs.add(words.slice(start, start + RUN_LENGTH).join(' '))
  }
  return runs
}

/** A number with its separators («596.101», «2,9005») is one word; `•` stands for a masked name. */
const WORD = /•|[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu

function masked(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name.toLowerCase(), ' • '), text.toLowerCase())
}

function share(runs: Set<string>, counts: (run: string) => boolean): number {
  if (runs.size === 0) return 0
  let counted = 0
  for (const run of runs) if (counts(run)) counted += 1
  return counted / runs.size
}

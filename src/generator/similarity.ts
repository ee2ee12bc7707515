import { wholeWord } from './whole-word'

/**
 * A page as the measure reads it. `names` (the city's and its province's) are masked, so that text is not counted as
 * the page's own just because it repeats them.
 */
export type MeasuredPage = { text: string; names: readonly string[] }

const RUN_LENGTH = 5

/** Returns for each page the share (0 to 1) of its five-word runs that no other page has. */
export function ownShares(pages: readonly MeasuredPage[]): number[] {
  const counter = ownShareCounter()
  for (const page of pages) counter.add(page)
  return counter.shares()
}

/**
 * Measures the shares that `ownShares` returns, but is given one page at a time, for callers that cannot keep all texts
 * in memory. Adding a page may lower the shares of the pages that were added before.
 */
export function ownShareCounter() {
  const owners = Array.from({ length: SHARDS }, () => new Map<number, number>())
  const counts: { own: number; all: number }[] = []
  return {
    add: (page: MeasuredPage): void => {
      const runs = wordRuns(page)
      const index = counts.push({ own: 0, all: runs.size }) - 1
      for (const run of runs) {
        const shard = owners[Math.floor(run / KEYS)]
        const key = run % KEYS
        const owner = shard?.get(key)
        if (owner === SHARED) continue
        shard?.set(key, owner === undefined ? index : SHARED)
        const gains = counts[owner ?? index]
        if (gains) gains.own += owner === undefined ? 1 : -1
      }
    },
    shares: (): number[] => counts.map(({ own, all }) => (all === 0 ? 0 : own / all)),
  }
}

const SHARED = -1

/** Many small maps instead of one huge map, which would block the browser noticeably each time it grows. */
const SHARDS = 2 ** 10
const KEYS = 2 ** 30

/**
 * Returns a run as a number below 2^40, because millions of runs as texts would fill a browser's memory. Among the
 * million runs of 4,000 pages, fewer than one pair is expected to get the same number. The number joins two hashes
 * (MurmurHash3 by A. Appleby, public domain) of the numbers of its words, with different seeds.
 */
function fingerprint(words: readonly number[], start: number): number {
  const shard = murmur(words, start, 0x811c9dc5) >>> 22
  const key = murmur(words, start, 0x9e3779b9) >>> 2
  return shard * KEYS + key
}

function murmur(words: readonly number[], start: number, seed: number): number {
  let hash = seed
  for (let at = start; at < start + RUN_LENGTH; at += 1) {
    const word = Math.imul(words[at] ?? 0, 0xcc9e2d51)
    hash ^= Math.imul((word << 15) | (word >>> 17), 0x1b873593)
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** The number of every word seen so far. The map stays small, because all pages use the same few thousand words. */
const numbers = new Map<string, number>()

function numberOf(word: string): number {
  const known = numbers.get(word)
  if (known !== undefined) return known
  numbers.set(word, numbers.size)
  return numbers.size - 1
}

/** Returns the fingerprints of the five-word runs of a page. */
function wordRuns({ text, names }: MeasuredPage): Set<number> {
  const words = (masked(text, names).match(WORD) ?? []).map(numberOf)
  const runs = new Set<number>()
  for (let start = 0; start + RUN_LENGTH <= words.length; start += 1) runs.add(fingerprint(words, start))
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

import * as v from 'valibot'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'

/** The version of the file that this desk can read. A file of another version is reported as such, not guessed at. */
const VERSION = 1

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const releaseFile = v.object({
  version: v.literal(VERSION),
  /** When the data of this release was read: whatever was saved before that moment is in it. */
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The git commit of the code; null where the build could not tell. */
  commit: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,40}$/))),
  /** `pages` counts all pages of the site; among them are two for each of the `cities`, whose hashes follow. */
  counts: v.object({ pages: count, cities: count }),
  /** By the city's slug, the hashes of its two pages, in the order of `PAGE_TYPES`. */
  hashes: v.record(v.string(), v.tuple([hash, hash])),
})

/** What the site says since it was last built. */
export type Release = v.InferOutput<typeof releaseFile>

/**
 * The result of reading the release file: `missing` where the site has none, `other` where it is of another version,
 * `broken` where it cannot be read.
 */
export type ReleaseRead = { state: 'known'; release: Release } | { state: 'missing' | 'other' | 'broken' }

/**
 * Reads the text of `/release.json`, null for a site that has none. A page of HTML also counts as none: some hosts
 * answer every address with one.
 */
export function parseRelease(text: string | null): ReleaseRead {
  if (text === null || text.trimStart().startsWith('<')) return { state: 'missing' }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!parsed.success) return { state: 'broken' }
  const version = v.safeParse(v.object({ version: v.unknown() }), parsed.output)
  if (!version.success) return { state: 'broken' }
  if (version.output.version !== VERSION) return { state: 'other' }
  const release = v.safeParse(releaseFile, parsed.output)
  return release.success ? { state: 'known', release: release.output } : { state: 'broken' }
}

/** A page as its release names it. */
export type WrittenPage = { slug: string; pageType: PageType; contentHash: string }

/** The text of `/release.json`. Cities are sorted by slug, so that two builds of the same data write the same. */
export function releaseText(
  stamp: Pick<Release, 'builtAt' | 'commit'>,
  pages: number,
  written: readonly WrittenPage[],
): string {
  const bySlug = new Map<string, Map<PageType, string>>()
  for (const { slug, pageType, contentHash } of written) {
    const city = bySlug.get(slug) ?? new Map<PageType, string>()
    bySlug.set(slug, city.set(pageType, contentHash))
  }
  const hashes = [...bySlug]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, city]) => [slug, PAGE_TYPES.map((pageType) => city.get(pageType))])
  const file = {
    version: VERSION,
    ...stamp,
    counts: { pages, cities: hashes.length },
    hashes: Object.fromEntries(hashes),
  }
  // Checked here as well: a build whose release nobody could read must not be written.
  return JSON.stringify(v.parse(releaseFile, file))
}

/** Returns the hash of a page in a release; null for a page that the release does not have. */
export function publishedHash({ hashes }: Pick<Release, 'hashes'>, slug: string, pageType: PageType): string | null {
  return hashes[slug]?.[PAGE_TYPES.indexOf(pageType)] ?? null
}

/** Returns how many city pages a release has. */
export function cityPageCount({ counts }: Pick<Release, 'counts'>): number {
  return counts.cities * PAGE_TYPES.length
}

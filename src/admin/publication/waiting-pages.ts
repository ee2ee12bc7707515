import { inSlices, type SliceTools } from '@/admin/desk/slices'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { GeneratedPage } from '@/data/generated-pages'
import { byRecordKey, recordKey } from '@/data/page-record'
import { gazetteerOf, tellingName } from '@/generator/gazetteer'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { publicationState } from './publication-state'
import { publishedHash, type Release } from './release'

/** A page whose new text no reader finds yet. */
export type WaitingPage = {
  city: City
  /** The city's, with its province where another city has it. */
  name: string
  pageType: PageType
  isOnSite: boolean
}

/** What a page would say now, by its hash. Throws where it cannot be written. */
type DraftHash = (city: City, pageType: PageType) => string

export type WaitingTools = {
  draftHash: DraftHash
  /** Given once nobody looks any more. */
  signal: AbortSignal
  /** Lets the browser do what else waits. */
  pause: () => Promise<void>
}

/**
 * The generated pages that the site does not say yet, in the order of the records. Only the pages whose record differs from the
 * site are written: of these some may be on it all the same, where the site was built from newer data than the record. Throws once
 * the signal is given.
 */
export async function waitingPages(
  cities: readonly City[],
  records: readonly GeneratedPage[],
  release: Pick<Release, 'hashes'>,
  { draftHash, signal, pause }: WaitingTools,
): Promise<WaitingPage[]> {
  const byId = new Map(cities.map((city) => [city.id, city]))
  const waiting: WaitingPage[] = []
  for (const { cityId, pageType, contentHash: record } of records) {
    const city = byId.get(cityId)
    if (!city) continue
    const published = publishedHash(release, citySlug(city), pageType)
    if (record === published) continue
    await pause()
    signal.throwIfAborted()
    const draft = draftOrNone(city, pageType, draftHash)
    if (publicationState({ draft, record, published }) === 'waiting')
      waiting.push({ city, name: tellingName(city, gazetteerOf(cities)), pageType, isOnSite: published !== null })
  }
  return waiting
}

/**
 * The pages that are new, or whose city or places changed since they were generated, and that the site does not have as they would be
 * written now, in the order of the cities.
 * Neither record nor site tells: every page is written to see it. Throws once the signal is given.
 */
export async function pagesToGenerate(
  cities: readonly City[],
  records: readonly GeneratedPage[],
  release: Pick<Release, 'hashes'>,
  { draftHash, signal, ...slices }: SliceTools & WaitingTools,
): Promise<WaitingPage[]> {
  const recordAt = byRecordKey(records)
  const changed: WaitingPage[] = []
  const compare = ({ city, pageType }: { city: City; pageType: PageType }) => {
    const record = recordAt.get(recordKey({ cityId: city.id, pageType }))?.contentHash ?? null
    const published = publishedHash(release, citySlug(city), pageType)
    const draft = draftOrNone(city, pageType, draftHash)
    if (publicationState({ draft, record, published }) === 'to-generate')
      changed.push({ city, name: tellingName(city, gazetteerOf(cities)), pageType, isOnSite: published !== null })
  }
  const pages = cities.flatMap((city) => PAGE_TYPES.map((pageType) => ({ city, pageType })))
  for await (const _ of inSlices(pages, compare, slices)) signal.throwIfAborted()
  return changed
}

/** What cannot be written now is judged by its record; the review of drafts says why. */
function draftOrNone(city: City, pageType: PageType, draftHash: DraftHash): string | undefined {
  try {
    return draftHash(city, pageType)
  } catch (error) {
    console.warn('Error generating city page', error)
    return undefined
  }
}

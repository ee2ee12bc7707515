import { inSlices, type SliceTools } from '@/admin/desk/list/slices'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { GeneratedPage } from '@/data/generated-pages'
import { byRecordKey, recordKey } from '@/data/record/page-record'
import { gazetteerOf, tellingName } from '@/generator/gazetteer'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { publicationState } from './publication-state'
import { publishedHash, type Release } from './release'

/** A page whose new text is not on the site yet. */
export type WaitingPage = {
  city: City
  /** The city's name, with its province where another city has the same name. */
  name: string
  pageType: PageType
  isOnSite: boolean
  /** Whether it was ever generated: only then the list of drafts has it among those that changed. */
  isRecorded: boolean
}

/** Returns the hash of a page as it would be written now. Throws where it cannot be written. */
export type DraftHash = (city: City, pageType: PageType) => string

export type WaitingTools = {
  draftHash: DraftHash
  /** Aborted once no screen needs the result any more. */
  signal: AbortSignal
  /** Lets the browser do other work that is waiting. */
  pause: () => Promise<void>
}

/**
 * Returns the generated pages whose text is not on the site yet, in the order of the records. Only pages whose record
 * differs from the site are written, because some of these may be on the site all the same, where it was built from
 * newer data than the record. Throws once the signal is aborted.
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
      waiting.push({
        city,
        name: tellingName(city, gazetteerOf(cities)),
        pageType,
        isOnSite: published !== null,
        isRecorded: true,
      })
  }
  return waiting
}

/**
 * Returns the pages that are new, or whose city or places changed since they were generated, and that the site does not
 * have as they would be written now, in the order of the cities. Neither the record nor the site shows this, so every
 * page is written. Throws once the signal is aborted.
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
      changed.push({
        city,
        name: tellingName(city, gazetteerOf(cities)),
        pageType,
        isOnSite: published !== null,
        isRecorded: record !== null,
      })
  }
  const pages = cities.flatMap((city) => PAGE_TYPES.map((pageType) => ({ city, pageType })))
  for await (const _ of inSlices(pages, compare, slices)) signal.throwIfAborted()
  return changed
}

/**
 * Returns undefined for a page that cannot be written now: it is judged by its record, and the review of drafts says
 * why.
 */
function draftOrNone(city: City, pageType: PageType, draftHash: DraftHash): string | undefined {
  try {
    return draftHash(city, pageType)
  } catch (error) {
    console.warn('Error generating city page', error)
    return undefined
  }
}

import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { GeneratedPage } from '@/data/generated-pages'
import type { PageType } from '@/generator/generated-content'
import { publicationState } from './publication-state'
import { publishedHash, type Release } from './release'

/** A page whose new text no reader finds yet. */
export type WaitingPage = { city: City; pageType: PageType; isOnSite: boolean }

export type WaitingTools = {
  /** What a page would say now, by its hash. Throws where it cannot be written. */
  draftHash: (city: City, pageType: PageType) => string
  /** Lets the browser do what else waits. */
  pause: () => Promise<void>
}

/**
 * The generated pages that the site does not say yet, in the order of the records. Only the pages whose record differs from the
 * site are written: of these some may be on it all the same, where the site was built from newer data than the record.
 */
export async function waitingPages(
  cities: readonly City[],
  records: readonly GeneratedPage[],
  release: Pick<Release, 'hashes'>,
  { draftHash, pause }: WaitingTools,
): Promise<WaitingPage[]> {
  const byId = new Map(cities.map((city) => [city.id, city]))
  const waiting: WaitingPage[] = []
  for (const { cityId, pageType, contentHash: record } of records) {
    const city = byId.get(cityId)
    if (!city) continue
    const published = publishedHash(release, citySlug(city), pageType)
    if (record === published) continue
    await pause()
    const draft = draftOrNone(city, pageType, draftHash)
    if (publicationState({ draft, record, published }) === 'waiting')
      waiting.push({ city, pageType, isOnSite: published !== null })
  }
  return waiting
}

/** What cannot be written now is judged by its record; the review of drafts says why. */
function draftOrNone(city: City, pageType: PageType, draftHash: WaitingTools['draftHash']): string | undefined {
  try {
    return draftHash(city, pageType)
  } catch (error) {
    console.warn('Error generating city page', error)
    return undefined
  }
}

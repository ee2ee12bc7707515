import { citySlug } from '@/cities/city-name'
import { contentHash } from '@/generator/content-hash'
import type { GeneratedContent } from '@/generator/generated-content'
import type { PageDates } from '@/generator/page-day'
import { paths } from '@/paths'

/** Returns the record of a generated page: all that a run has to store of it. */
export function pageRecordOf(content: GeneratedContent) {
  const { city, pageType, title, metaDescription, seoScore, wordCount, internalLinks } = content
  return {
    cityId: city.id,
    pageType,
    urlPath: paths.cityPage(citySlug(city), pageType),
    title,
    metaDescription,
    contentHash: contentHash(content),
    seoScore,
    wordCount,
    internalLinksCount: internalLinks.length,
  }
}

export type PageRecord = ReturnType<typeof pageRecordOf>

/**
 * Whether a record already says what would be written. Equal hashes are not enough: a client can send a record whose
 * title or description does not belong to its hash.
 */
function hasSameContent(record: Compared, planned: Compared): boolean {
  return (
    record.contentHash === planned.contentHash &&
    record.title === planned.title &&
    record.metaDescription === planned.metaDescription
  )
}

/**
 * Whether there is nothing to write: the record says the same already and, when a listed editor writes, was not
 * registered by a visitor (docs/decisions/0010-who-wrote-it.md).
 */
export function isUpToDate(
  record: Compared & { awaitsEditor: boolean },
  planned: Compared,
  isEditor: boolean,
): boolean {
  return hasSameContent(record, planned) && !(isEditor && record.awaitsEditor)
}

type Compared = Pick<PageRecord, 'title' | 'metaDescription' | 'contentHash'>

/**
 * Returns the dates of a page: those of its record or, where the record is of another text or was registered by a
 * visitor, whom an editor has to confirm, `day` (`pageDay`).
 */
export function datesOf(hash: string, record: Dated | null | undefined, day: string): PageDates {
  if (record?.contentHash !== hash || record.awaitsEditor) return { datePublished: day, dateModified: day }
  return { datePublished: record.datePublished, dateModified: record.dateModified }
}

type Dated = PageDates & Pick<PageRecord, 'contentHash'> & { awaitsEditor: boolean }

/** Returns a key for the page of a record: each city has one page of each type. */
export function recordKey({ cityId, pageType }: Pick<PageRecord, 'cityId' | 'pageType'>): string {
  return `${cityId}/${pageType}`
}

/** Records by their `recordKey`. */
export function byRecordKey<One extends Pick<PageRecord, 'cityId' | 'pageType'>>(
  records: readonly One[],
): ReadonlyMap<string, One> {
  return new Map(records.map((record) => [recordKey(record), record]))
}

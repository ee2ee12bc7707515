import { citySlug } from '@/cities/city-name'
import { contentHash } from '@/generator/content-hash'
import type { GeneratedContent } from '@/generator/generated-content'

/** What is recorded of a page: all that a run needs to keep of one it has generated. */
export function pageRecordOf(content: GeneratedContent) {
  const { city, pageType, title, metaDescription, seoScore, wordCount, internalLinks } = content
  return {
    cityId: city.id,
    pageType,
    urlPath: `/ec/${citySlug(city)}/${pageType}`,
    title,
    metaDescription,
    contentHash: contentHash(content),
    seoScore,
    wordCount,
    internalLinksCount: internalLinks.length,
  }
}

export type PageRecord = ReturnType<typeof pageRecordOf>

/** Whether a record says what would be written: a hash alone does not tell, since title and description can be sent beside it. */
export function saysTheSame(record: Said, planned: Said): boolean {
  return (
    record.contentHash === planned.contentHash &&
    record.title === planned.title &&
    record.metaDescription === planned.metaDescription
  )
}

/**
 * Whether whoever writes has nothing to write: the record says it already and, for a listed editor, is not what a visitor registered
 * (docs/decisions/0010-who-wrote-it.md).
 */
export function isUpToDate(record: Said & { awaitsEditor: boolean }, planned: Said, isEditor: boolean): boolean {
  return saysTheSame(record, planned) && !(isEditor && record.awaitsEditor)
}

type Said = Pick<PageRecord, 'title' | 'metaDescription' | 'contentHash'>

/**
 * The dates of the text with this hash: of its record or of what else is `known` of the page, but only where that is of this very text,
 * because the day of another would be a false one; null where neither is. What a visitor registered dates a page last: it awaits an
 * editor, whose first save sets the dates.
 */
export function datesOf<Dated extends Pick<PageRecord, 'contentHash'>>(
  hash: string,
  record: (Dated & { awaitsEditor: boolean }) | undefined,
  known?: Dated,
): Dated | null {
  const inOrder = record?.awaitsEditor ? [known, record] : [record, known]
  return inOrder.find((dated) => dated?.contentHash === hash) ?? null
}

/** Which page a record is of: each city has one of each type. */
export function recordKey({ cityId, pageType }: Pick<PageRecord, 'cityId' | 'pageType'>): string {
  return `${cityId}/${pageType}`
}

/** Records by their `recordKey`. */
export function byRecordKey<One extends Pick<PageRecord, 'cityId' | 'pageType'>>(
  records: readonly One[],
): ReadonlyMap<string, One> {
  return new Map(records.map((record) => [recordKey(record), record]))
}

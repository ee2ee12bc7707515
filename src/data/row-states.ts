import * as v from 'valibot'
import type { PageRecord } from './page-record'

/** A city as a change found or left it, without what the register of facilities says; a column may not have been there in those days. */
export const cityFields = v.partial(
  v.object({
    name: v.string(),
    canonicalName: v.nullable(v.string()),
    slug: v.string(),
    province: v.string(),
    region: v.string(),
    population: v.number(),
    populationBasis: v.nullable(v.string()),
    latitude: v.nullable(v.number()),
    longitude: v.nullable(v.number()),
    seoPriority: v.number(),
    emergencyContacts: v.string(),
  }),
)

/** What the database says of a city, without its id. */
export type CityFields = v.InferOutput<typeof cityFields>

/** What of a record is its editors' to write: neither whose it is nor its dates, which the database keeps. */
export type RecordContent = Omit<PageRecord, 'cityId' | 'pageType' | 'urlPath'>

/** What of a record can be brought back. */
export function contentOf(record: RecordContent): RecordContent {
  const { title, metaDescription, contentHash, seoScore, wordCount, internalLinksCount } = record
  return { title, metaDescription, contentHash, seoScore, wordCount, internalLinksCount }
}

/** The columns of a city that said something else before, as they were. */
export function changedSince(before: CityFields, after: CityFields): CityFields {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.fromEntries(Object.entries(before).filter(([column, value]) => now.get(column) !== value))
}

/** Whether all that is in these fields is said by the row. */
export function says(row: object, fields: object): boolean {
  const now = new Map<string, unknown>(Object.entries(row))
  return Object.entries(fields).every(([column, value]) => now.get(column) === value)
}

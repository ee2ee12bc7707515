import * as v from 'valibot'
import type { PageRecord } from '@/data/record/page-record'

/**
 * A city before or after a change, without the columns kept from the register of facilities. A column that did not
 * exist at that time is missing.
 */
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

/** The columns of a city that its history keeps. */
export type CityFields = v.InferOutput<typeof cityFields>

/** The fields of a record that editors write: not which page it is of, nor its dates, which the database sets. */
export type RecordContent = Omit<PageRecord, 'cityId' | 'pageType' | 'urlPath'>

/** Picks the fields of a record that can be restored. */
export function contentOf(record: RecordContent): RecordContent {
  const { title, metaDescription, contentHash, seoScore, wordCount, internalLinksCount } = record
  return { title, metaDescription, contentHash, seoScore, wordCount, internalLinksCount }
}

/** Returns the columns of a city that said something else before, with their earlier values. */
export function changedSince(before: CityFields, after: CityFields): CityFields {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.fromEntries(Object.entries(before).filter(([column, value]) => now.get(column) !== value))
}

/** Returns the city reduced to the columns that `columns` has. */
export function columnsIn(city: CityFields, columns: CityFields): CityFields {
  return Object.fromEntries(Object.entries(city).filter(([column]) => column in columns))
}

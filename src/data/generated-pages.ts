import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { citySlug } from '@/cities/city-name'
import { contentHash } from '@/generator/content-hash'
import { type GeneratedContent, PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { DataError } from './errors'
import { readPolicy } from './read-policy'
import { rowsOf } from './rows-of'
import { supabase } from './supabase'

/** ISO 8601, also where the backend answers in PostgreSQL's own form, which not every browser reads: `2026-11-20 07:18:03+00`. */
const timestamp = v.pipe(
  v.string(),
  v.transform((text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
)

const generatedPage = v.object({
  id: v.string(),
  cityId: v.string(),
  pageType: v.picklist(PAGE_TYPES),
  urlPath: v.string(),
  title: v.string(),
  metaDescription: v.string(),
  contentHash: v.string(),
  seoScore: v.number(),
  wordCount: v.number(),
  internalLinksCount: v.number(),
  // Both are kept by the database: modified when the hash is another.
  datePublished: timestamp,
  dateModified: timestamp,
})

/** The record of one generated page: one for each city and type. */
export type GeneratedPage = v.InferOutput<typeof generatedPage>

const COLUMNS = Object.keys(generatedPage.entries).join(',')

/** Reads of the records, as query options. */
export const pageQueries = {
  /** How many pages have been generated. */
  count: () => queryOptions({ queryKey: ['generated-pages', 'count'], queryFn: countPages, ...readPolicy }),

  /** The record of one page; null when it has none yet. */
  one: (cityId: string, pageType: PageType) =>
    queryOptions({
      queryKey: ['generated-pages', 'one', cityId, pageType],
      queryFn: async () => (await readPage(cityId, pageType)) ?? null,
      ...readPolicy,
    }),
}

/**
 * Keeps the record of a page: creates it, updates it when the content is another, and otherwise writes nothing.
 * A visitor who may not update gets the record as it is: that is no failure. Throws a `DataError` for what is one.
 */
export async function saveGeneratedPage(content: GeneratedContent): Promise<GeneratedPage> {
  const record = recordOf(content)
  const existing = await readPage(record.cityId, record.pageType)
  if (!existing) return register(record)
  return existing.contentHash === record.contentHash ? existing : rewrite(existing, record)
}

function recordOf(content: GeneratedContent) {
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

type PageRecord = ReturnType<typeof recordOf>

async function register(record: PageRecord): Promise<GeneratedPage> {
  const client = await supabase()
  const { rows } = await rowsOf(
    client
      .from('generatedPages')
      .upsert(record, { onConflict: 'cityId,pageType', ignoreDuplicates: true })
      .select(COLUMNS),
  )
  // No row: another visitor opened the same page at the same moment and was faster. Theirs is the record.
  const page = rows.map(parsePage)[0] ?? (await readPage(record.cityId, record.pageType))
  if (!page) throw new DataError('unavailable', new Error('a record that is neither new nor there'))
  return page
}

async function rewrite(existing: GeneratedPage, record: PageRecord): Promise<GeneratedPage> {
  const client = await supabase()
  try {
    const { rows } = await rowsOf(client.from('generatedPages').update(record).eq('id', existing.id).select(COLUMNS))
    // Row security refuses an update by finding no row to update.
    return rows.length > 0 ? parsePage(rows[0]) : existing
  } catch (error) {
    if (error instanceof DataError && error.kind === 'forbidden') return existing
    throw error
  }
}

async function readPage(cityId: string, pageType: PageType): Promise<GeneratedPage | undefined> {
  const client = await supabase()
  const { rows } = await rowsOf(
    client.from('generatedPages').select(COLUMNS).eq('cityId', cityId).eq('pageType', pageType).limit(1),
  )
  return rows.map(parsePage)[0]
}

async function countPages(): Promise<number> {
  const client = await supabase()
  // Not a HEAD request: its failures have no body, and nobody could say why.
  const { count } = await rowsOf(client.from('generatedPages').select('id', { count: 'exact' }).limit(1))
  if (count === undefined) throw new DataError('unavailable', new Error('an answer without a count'))
  return count
}

function parsePage(row: unknown): GeneratedPage {
  const parsed = v.safeParse(generatedPage, row)
  if (!parsed.success) throw new DataError('invalid', new v.ValiError(parsed.issues))
  return parsed.output
}

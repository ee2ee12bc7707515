import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type GeneratedContent, PAGE_TYPES, type PageType } from '@/generator/generated-content'
import type { KeptText } from '@/generator/told-page'
import { DataError } from './errors'
import { type PageRecord, pageRecordOf, saysTheSame } from './page-record'
import { keepPageText } from './page-texts'
import { allRows } from './request/all-rows'
import { batched } from './request/batched'
import { readPolicy } from './request/read-policy'
import { rowsOf } from './request/rows-of'
import { timestamp } from './request/timestamp'
import { supabase } from './supabase'

/** A row of the table. */
export const generatedPage = v.object({
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
  // All three are kept by the database: modified when the hash is another; both dates with an editor's first save of what a visitor
  // registered, which until then awaits an editor.
  datePublished: timestamp,
  dateModified: timestamp,
  awaitsEditor: v.boolean(),
})

/** The record of one generated page: one for each city and type. */
export type GeneratedPage = v.InferOutput<typeof generatedPage>

const COLUMNS = Object.keys(generatedPage.entries).join(',')

/** Reads of the records, as query options. */
export const pageQueries = {
  /** How many pages have been generated. */
  count: () => queryOptions({ queryKey: ['generated-pages', 'count'], queryFn: countPages, ...readPolicy }),

  /** Every record, by its address. */
  all: () => queryOptions({ queryKey: ['generated-pages', 'all'], queryFn: readPages, ...readPolicy, staleTime: 0 }),

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
  const record = pageRecordOf(content)
  const existing = await readPage(record.cityId, record.pageType)
  if (!existing) return register(record)
  return existing.contentHash === record.contentHash ? existing : rewrite(existing, record)
}

/**
 * Keeps the record of a page for an editor: creates it, updates it when the content is another or a visitor's, and says whether it
 * wrote. `existing` is the record as last read: without it the page is taken for new. The text it is made of is kept first, so that
 * no record is without one where only half of this succeeds. Throws a `DataError`, `forbidden` when refused.
 */
export async function writeGeneratedPage(
  record: PageRecord,
  existing?: GeneratedPage,
  text?: KeptText,
): Promise<{ page: GeneratedPage; written: boolean }> {
  if (existing && isKept(existing, record)) return { page: existing, written: false }
  if (text) await keepPageText({ contentHash: record.contentHash, ...text })
  if (existing) return { page: await rewriteRecord(record), written: true }
  const created = await createRecord(record)
  if (created) return { page: created, written: true }

  // It is there all the same: whoever else wrote it may have written something else.
  const current = await readPage(record.cityId, record.pageType)
  if (current && isKept(current, record)) return { page: current, written: false }
  return { page: await rewriteRecord(record), written: true }
}

/** Of a record that awaits an editor the hash says nothing: a visitor sends whichever they like. */
function isKept(existing: GeneratedPage, record: PageRecord): boolean {
  return saysTheSame(existing, record) && !existing.awaitsEditor
}

async function register(record: PageRecord): Promise<GeneratedPage> {
  // None: another visitor opened the same page at the same moment and was faster. Theirs is the record.
  const [created] = await upsert([record], { ignoreDuplicates: true })
  const page = created ?? (await readPage(record.cityId, record.pageType))
  if (!page) throw new DataError('unavailable', new Error('a record that is neither new nor there'))
  return page
}

async function rewrite(existing: GeneratedPage, record: PageRecord): Promise<GeneratedPage> {
  try {
    return (await updateRecord(existing.id, record)) ?? existing
  } catch (error) {
    if (error instanceof DataError && error.kind === 'forbidden') return existing
    throw error
  }
}

/** Creates a record, with those that a run creates at the same time. Null for a page that has one already. */
const createRecord = batched((records: PageRecord[]) => upsert(records, { ignoreDuplicates: true }))

/** Brings the record of a page up to date, and creates it where it is gone. */
async function rewriteRecord(record: PageRecord): Promise<GeneratedPage> {
  const page = await rewriteTogether(record)
  if (!page) throw new DataError('forbidden', new Error(`no record written: ${record.urlPath}`))
  return page
}

const rewriteTogether = batched((records: PageRecord[]) => upsert(records, { ignoreDuplicates: false }))

/** For each record its row, null where none was written. */
async function upsert(
  records: PageRecord[],
  options: { ignoreDuplicates: boolean },
): Promise<(GeneratedPage | null)[]> {
  const client = await supabase()
  const { rows } = await rowsOf(
    client
      .from('generatedPages')
      .upsert(records, { onConflict: 'cityId,pageType', ...options })
      .select(COLUMNS),
  )
  const pages = new Map(rows.map(parsePage).map((page) => [page.urlPath, page]))
  return records.map(({ urlPath, contentHash }) => {
    const page = pages.get(urlPath)
    return page?.contentHash === contentHash ? page : null
  })
}

/** Changes a record and returns it. Row security refuses by finding no row to update: then nothing is returned. */
export async function updateRecord(id: string, fields: Partial<PageRecord>): Promise<GeneratedPage | undefined> {
  const client = await supabase()
  const { rows } = await rowsOf(client.from('generatedPages').update(fields).eq('id', id).select(COLUMNS))
  return rows.map(parsePage)[0]
}

async function readPages(): Promise<GeneratedPage[]> {
  const client = await supabase()
  const rows = await allRows((from, to) =>
    client.from('generatedPages').select(COLUMNS, { count: 'exact' }).order('urlPath').order('id').range(from, to),
  )
  return rows.map(parsePage)
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

import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type GeneratedContent, PAGE_TYPES, type PageType } from '@/generator/generated-content'
import type { KeptText } from '@/generator/told-page'
import { DataError } from './errors'
import { isUpToDate, type PageRecord, pageRecordOf } from './page-record'
import { keepPageText } from './page-texts'
import { ask, askAll, askOne, columnsOf } from './request/ask'
import { batched } from './request/batched'
import { rowsOf } from './request/rows-of'
import { timestamp } from './request/timestamp'
import type { OpenRun } from './runs'

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

const COLUMNS = columnsOf(generatedPage)

/** Reads of the records, as query options. */
export const pageQueries = {
  /** How many pages have been generated. */
  count: () => queryOptions({ queryKey: ['generated-pages', 'count'], queryFn: countPages }),

  /** Every record, by its address. */
  all: () => queryOptions({ queryKey: ['generated-pages', 'all'], queryFn: readPages, staleTime: 0 }),

  /** The record of one page; null when it has none yet. */
  one: (cityId: string, pageType: PageType) =>
    queryOptions({
      queryKey: ['generated-pages', 'one', cityId, pageType],
      queryFn: () => readPage(cityId, pageType),
    }),
}

/**
 * Keeps the record of a page for whoever reads it: creates it, and updates it when the content is another. A visitor who may not update
 * gets the record as it is: that is no failure. Throws a `DataError` for what is one.
 */
export async function saveGeneratedPage(content: GeneratedContent): Promise<GeneratedPage> {
  const record = pageRecordOf(content)
  const existing = await readPage(record.cityId, record.pageType)
  const { page } = await save(record, existing, {
    isKept: (kept) => kept.contentHash === record.contentHash,
    create: async () => (await upsert([record], { ignoreDuplicates: true }))[0] ?? null,
    rewrite: (kept) => updateWhereAllowed(kept, record),
  })
  return page
}

/**
 * Keeps the record of a page for an editor: creates it, updates it when the content is another or a visitor's, and says whether it
 * wrote. `existing` is the record as last read: without it the page is taken for new. The text it is made of is kept first, so that
 * no record is without one where only half of this succeeds. `run` is the run that this is part of. Throws a `DataError`, `forbidden`
 * when refused.
 */
export async function writeGeneratedPage(
  record: PageRecord,
  existing?: GeneratedPage,
  text?: KeptText,
  run?: OpenRun,
): Promise<Saved> {
  // Of a record that awaits an editor the hash says nothing: a visitor sends whichever they like.
  const isKept = (kept: GeneratedPage) => isUpToDate(kept, record, true)
  if (text && !(existing && isKept(existing))) await keepPageText({ contentHash: record.contentHash, ...text })
  const write = async (): Promise<Write> => ({ ...record, runId: (await run?.()) ?? null })
  return save(record, existing ?? null, {
    isKept,
    create: async () => createRecord(await write()),
    rewrite: async () => rewriteRecord(await write()),
  })
}

/** A record as the desk sends it, with the run that it is part of. */
type Write = PageRecord & { runId: string | null }

type Saved = { page: GeneratedPage; written: boolean }

/** How a record is written: null where the database wrote none. */
type Writing = {
  isKept: (page: GeneratedPage) => boolean
  create: () => Promise<GeneratedPage | null>
  rewrite: (page: GeneratedPage | null) => Promise<GeneratedPage | null>
}

/** Creates a record, or rewrites the one that is there unless that is to be kept as it is. */
async function save(
  record: PageRecord,
  existing: GeneratedPage | null,
  { isKept, create, rewrite }: Writing,
): Promise<Saved> {
  const created = existing ? null : await create()
  if (created) return { page: created, written: true }
  // One that could not be created is there all the same: whoever else wrote it may have written something else.
  const current = existing ?? (await readPage(record.cityId, record.pageType))
  if (current && isKept(current)) return { page: current, written: false }
  const page = await rewrite(current)
  if (!page) throw new DataError('forbidden', new Error(`no record written: ${record.urlPath}`))
  return { page, written: true }
}

/** By an update, which refuses a visitor by finding no row: an upsert would be an error in the console of everyone who reads. */
async function updateWhereAllowed(page: GeneratedPage | null, record: PageRecord): Promise<GeneratedPage | null> {
  if (!page) return null
  try {
    return (await updateRecord(page.id, record)) ?? page
  } catch (error) {
    if (error instanceof DataError && error.kind === 'forbidden') return page
    throw error
  }
}

/** Creates a record, with those that a run creates at the same time. Null for a page that has one already. */
const createRecord = batched((records: Write[]) => upsert(records, { ignoreDuplicates: true }))

/** Brings a record up to date, with others at the same time, and creates it where it is gone. Null where that was refused. */
const rewriteRecord = batched((records: Write[]) => upsert(records, { ignoreDuplicates: false }))

/** For each record its row, null where none was written. */
async function upsert(
  records: readonly (PageRecord | Write)[],
  options: { ignoreDuplicates: boolean },
): Promise<(GeneratedPage | null)[]> {
  const rows = await ask(generatedPage, (client) =>
    client
      .from('generatedPages')
      .upsert([...records], { onConflict: 'cityId,pageType', ...options })
      .select(COLUMNS),
  )
  const pages = new Map(rows.map((page) => [page.urlPath, page]))
  return records.map(({ urlPath, contentHash }) => {
    const page = pages.get(urlPath)
    return page?.contentHash === contentHash ? page : null
  })
}

/** Changes a record and returns it. Row security refuses by finding no row to update: null. */
function updateRecord(id: string, fields: Partial<PageRecord>): Promise<GeneratedPage | null> {
  return askOne(generatedPage, (client) => client.from('generatedPages').update(fields).eq('id', id).select(COLUMNS))
}

function readPages(): Promise<GeneratedPage[]> {
  return askAll(generatedPage, (client) =>
    client.from('generatedPages').select(COLUMNS, { count: 'exact' }).order('urlPath').order('id'),
  )
}

function readPage(cityId: string, pageType: PageType): Promise<GeneratedPage | null> {
  return askOne(generatedPage, (client) =>
    client.from('generatedPages').select(COLUMNS).match({ cityId, pageType }).limit(1),
  )
}

async function countPages(): Promise<number> {
  // Not a HEAD request: its failures have no body, and nobody could say why.
  const { count } = await rowsOf((client) => client.from('generatedPages').select('id', { count: 'exact' }).limit(1))
  if (count === undefined) throw new DataError('unavailable', new Error('an answer without a count'))
  return count
}

import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type GeneratedContent, PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { DataError } from './errors'
import { isUpToDate, type PageRecord, pageRecordOf } from './record/page-record'
import { batched } from './request/batched'
import { columnsOf, orThrow, selectAllPages, selectMany, selectOne, timestamp } from './request/select'

/** A row of the table `generatedPages`. */
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
  // The database sets these three. `dateModified` changes with the hash. A record that a visitor registered awaits an
  // editor, whose first save sets both dates.
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
 * Stores the record of a page that somebody is reading: creates it, or updates it when the content has changed. A
 * visitor who may not update gets the record as it is, which is no failure. Throws a `DataError` for real failures.
 */
export async function saveGeneratedPage(content: GeneratedContent): Promise<GeneratedPage> {
  const record = pageRecordOf(content)
  const existing = await readPage(record.cityId, record.pageType)
  return save(record, existing, {
    isCurrent: (page) => page.contentHash === record.contentHash,
    create: async () => (await upsert([record], { ignoreDuplicates: true }))[0] ?? null,
    rewrite: (page) => updateWhereAllowed(page, record),
  })
}

/** What belongs to the write of a record. */
export type WriteDetails = {
  /** The record as last read; without it the page is taken for new. */
  existing?: GeneratedPage | null | undefined
  /** The id of the run that the write is part of. */
  runId?: string | undefined
}

/**
 * Stores the record of a page for an editor: creates it, or updates it when its content has changed or a visitor
 * registered it. Throws a `DataError`, `forbidden` when refused.
 */
export async function writeGeneratedPage(
  record: PageRecord,
  { existing = null, runId }: WriteDetails = {},
): Promise<GeneratedPage> {
  // The hash of a record that awaits an editor proves nothing: a visitor can send any hash.
  const isCurrent = (page: GeneratedPage) => isUpToDate(page, record, true)
  const write: Write = { ...record, runId: runId ?? null }
  return save(record, existing, {
    isCurrent,
    create: () => createRecord(write),
    rewrite: () => rewriteRecord(write),
  })
}

/** A record as the desk sends it, with the run that it is part of. */
type Write = PageRecord & { runId: string | null }

/** How a record is written. `create` and `rewrite` return null when the database wrote none. */
type Writing = {
  isCurrent: (page: GeneratedPage) => boolean
  create: () => Promise<GeneratedPage | null>
  rewrite: (page: GeneratedPage | null) => Promise<GeneratedPage | null>
}

/** Creates a record, or rewrites the existing one unless `isCurrent` says that it can stay as it is. */
async function save(
  record: PageRecord,
  existing: GeneratedPage | null,
  { isCurrent, create, rewrite }: Writing,
): Promise<GeneratedPage> {
  const created = existing ? null : await create()
  if (created) return created
  // A record that could not be created exists already: somebody else wrote it, perhaps with other content.
  const current = existing ?? (await readPage(record.cityId, record.pageType))
  if (current && isCurrent(current)) return current
  const page = await rewrite(current)
  if (!page) throw new DataError('forbidden', new Error(`no record written: ${record.urlPath}`))
  return page
}

/**
 * Updates a record, or returns it as it is when that is refused. Row security refuses an update by finding no row; a
 * refused upsert would be an error in every visitor's console.
 */
async function updateWhereAllowed(page: GeneratedPage | null, record: PageRecord): Promise<GeneratedPage | null> {
  if (!page) return null
  try {
    return (await updateRecord(page.id, record)) ?? page
  } catch (error) {
    if (error instanceof DataError && error.kind === 'forbidden') return page
    throw error
  }
}

/** Creates a record, in one request with others that a run creates. Null for a page that has one already. */
const createRecord = batched((records: Write[]) => upsert(records, { ignoreDuplicates: true }))

/** Brings a record up to date, in one request with others, and creates it if it is gone. Null when that was refused. */
const rewriteRecord = batched((records: Write[]) => upsert(records, { ignoreDuplicates: false }))

/** Returns the row of each record, in the order of the records; null where none was written. */
async function upsert(
  records: readonly (PageRecord | Write)[],
  options: { ignoreDuplicates: boolean },
): Promise<(GeneratedPage | null)[]> {
  const rows = await selectMany(generatedPage, (client) =>
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

/** Changes a record and returns it; null when row security refused, which it does by finding no row to update. */
function updateRecord(id: string, fields: Partial<PageRecord>): Promise<GeneratedPage | null> {
  return selectOne(generatedPage, (client) => client.from('generatedPages').update(fields).eq('id', id).select(COLUMNS))
}

function readPages(): Promise<GeneratedPage[]> {
  return selectAllPages(generatedPage, (client) =>
    client.from('generatedPages').select(COLUMNS, { count: 'exact' }).order('urlPath').order('id'),
  )
}

function readPage(cityId: string, pageType: PageType): Promise<GeneratedPage | null> {
  return selectOne(generatedPage, (client) =>
    client.from('generatedPages').select(COLUMNS).match({ cityId, pageType }).limit(1),
  )
}

async function countPages(): Promise<number> {
  // Not a HEAD request: the answer to a failed one has no body that says why.
  const { count } = await orThrow((client) => client.from('generatedPages').select('id', { count: 'exact' }).limit(1))
  if (count === undefined) throw new DataError('unavailable', new Error('an answer without a count'))
  return count
}

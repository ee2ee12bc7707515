import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { PAGE_TYPES } from '@/generator/generated-content'
import { DataError } from './errors'
import { type GeneratedPage, generatedPage, updateRecord } from './generated-pages'
import { readPolicy } from './request/read-policy'
import { rowsOf } from './request/rows-of'
import { timestamp } from './request/timestamp'
import { supabase } from './supabase'

const recordFields = v.omit(generatedPage, ['id'])

const revision = v.object({
  // A count that grows with each change.
  id: v.pipe(v.number(), v.transform(String)),
  pageId: v.string(),
  cityId: v.string(),
  pageType: v.picklist(PAGE_TYPES),
  changedAt: timestamp,
  // Null for a visitor, and for the owner's own SQL.
  changedBy: v.nullable(v.string()),
  // Null for the first registration.
  before: v.nullable(recordFields),
  after: recordFields,
})

/** What a record says, without its id. */
export type RecordFields = v.InferOutput<typeof recordFields>

/** One change of a record, as the database wrote it down. */
export type Revision = v.InferOutput<typeof revision>

const COLUMNS = Object.keys(revision.entries).join(',')

/** Reads of the history, as query options. Nobody but editors reads it while the admin is closed: for others it is empty. */
export const revisionQueries = {
  /** The latest changes, or those before the revision with this id. */
  recent: ({ limit, before }: { limit: number; before?: string }) =>
    queryOptions({
      queryKey: ['revisions', 'recent', limit, before ?? null],
      queryFn: () => readRecent(limit, before),
      ...readPolicy,
      staleTime: 0,
    }),

  /** Every change of one record, the latest first. */
  ofPage: (pageId: string) =>
    queryOptions({
      queryKey: ['revisions', 'of-page', pageId],
      queryFn: () => readOfPage(pageId),
      ...readPolicy,
      staleTime: 0,
    }),
}

/**
 * Brings a record back to what it said before this change (or after it): the history keeps that as one more change.
 * Its address and dates stay the database's to set. Throws a `DataError`: `invalid` where there was nothing before,
 * `not-found` when the record is gone, `forbidden` when refused.
 */
export async function restoreRevision(
  revision: Revision,
  state: 'before' | 'after' = 'before',
): Promise<GeneratedPage> {
  const fields = revision[state]
  if (!fields) throw new DataError('invalid', new Error('a first registration has nothing before it'))
  const { title, metaDescription, contentHash, seoScore, wordCount, internalLinksCount } = fields
  const content = { title, metaDescription, contentHash, seoScore, wordCount, internalLinksCount }
  const page = await updateRecord(revision.pageId, content)
  if (page) return page
  const kind = (await isThere(revision.pageId)) ? 'forbidden' : 'not-found'
  throw new DataError(kind, new Error(`no record restored: ${revision.pageId}`))
}

async function readRecent(limit: number, before: string | undefined): Promise<Revision[]> {
  const client = await supabase()
  const latest = client.from('pageRevisions').select(COLUMNS).order('id', { ascending: false }).limit(limit)
  const { rows } = await rowsOf(before === undefined ? latest : latest.lt('id', Number(before)))
  return rows.map(parseRevision)
}

/** As many as one answer holds: of a single record there are seldom more than a few. */
async function readOfPage(pageId: string): Promise<Revision[]> {
  const client = await supabase()
  const { rows } = await rowsOf(
    client.from('pageRevisions').select(COLUMNS).eq('pageId', pageId).order('id', { ascending: false }),
  )
  return rows.map(parseRevision)
}

async function isThere(pageId: string): Promise<boolean> {
  const client = await supabase()
  const { rows } = await rowsOf(client.from('generatedPages').select('id').eq('id', pageId))
  return rows.length > 0
}

function parseRevision(row: unknown): Revision {
  const parsed = v.safeParse(revision, row)
  if (!parsed.success) throw new DataError('invalid', new v.ValiError(parsed.issues))
  return parsed.output
}

import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { recordedFacility } from '@/data/facility-register'
import { generatedPage } from '@/data/generated-pages'
import { columnsOf, orThrow, parsed, readableRows, timestamp } from '@/data/request/select'
import { reviewerFields } from '@/data/reviewers'
import { signatureSettings } from '@/data/reviews'
import { cityFields } from './city-fields'

/** What every change says of itself, beside the row before and after it. */
const change = {
  // Grows with each change.
  id: v.number(),
  rowId: v.string(),
  // The city that the row is of; a city's own id for a city.
  cityId: v.nullable(v.string()),
  changedAt: timestamp,
  // Null for a visitor, and for the owner.
  changedBy: v.nullable(v.string()),
  runId: v.nullable(v.string()),
  // In the words of whoever made the change.
  reason: v.nullable(v.string()),
}

/** `before` is null for a row that was added, `after` for one that was deleted. */
function ofFields<Fields extends v.GenericSchema>(fields: Fields) {
  return { ...change, before: v.nullable(fields), after: v.nullable(fields) }
}

const recordFields = v.omit(generatedPage, ['id', 'awaitsEditor'])
const pageRevision = v.object({ tableName: v.literal('generatedPages'), ...ofFields(recordFields) })
const cityRevision = v.object({ tableName: v.literal('cities'), ...ofFields(cityFields) })
// What editors note of a place is a row of its own, with the id of the place. Only editors are shown its changes.
const facilityRevision = v.object({
  tableName: v.picklist(['facilities', 'facilityNotes']),
  ...ofFields(recordedFacility),
})
const reviewerRevision = v.object({ tableName: v.literal('reviewers'), ...ofFields(reviewerFields) })
const settingsRevision = v.object({ tableName: v.literal('settings'), ...ofFields(signatureSettings) })
const revision = v.variant('tableName', [
  pageRevision,
  cityRevision,
  facilityRevision,
  reviewerRevision,
  settingsRevision,
])

/** What a record says, without `id` and `awaitsEditor`. */
export type RecordFields = v.InferOutput<typeof recordFields>
export type CityRevision = v.InferOutput<typeof cityRevision>
export type FacilityRevision = v.InferOutput<typeof facilityRevision>

/** One change of a row, as the database wrote it down. */
export type Revision = v.InferOutput<typeof revision>

/** Many changes that were made together: a generation or an import. */
type Run = Pick<Revision, 'tableName' | 'changedAt' | 'changedBy'> & { runId: string; changes: number }

/** A change, or a run as one entry. `id` is that of the change, or of the run's last one. */
export type HistoryEntry = { id: number } & ({ revision: Revision } | { run: Run })

/** Which entries of the history are wanted. A field that is left out does not narrow the result. */
export type HistoryFilter = {
  /** One change alone. */
  id?: number
  kind?: HistoryKind
  /** The ids of records, cities or facilities. */
  rowIds?: readonly string[]
  cityId?: string
  runId?: string
  search?: HistorySearch | undefined
  /** The user who made the changes; null for changes by somebody who was not signed in. */
  by?: string | null
  /** Changes from `since` on (inclusive) and before `until`. */
  since?: string
  until?: string
  /** Only changes older than the one with this id: the next sheet begins there. */
  before?: number
}

/** Finds the changes that have all of the words, and every change of these cities, and of these places. */
export type HistorySearch = {
  /** As `normalizeText` writes them: letters and digits alone. */
  words: readonly string[]
  cityIds: readonly string[]
  rowIds: readonly string[]
}

export type HistoryKind = keyof typeof TABLES

const TABLES = {
  page: ['generatedPages'],
  city: ['cities'],
  facility: ['facilities', 'facilityNotes'],
  reviewer: ['reviewers', 'settings'],
} as const

/**
 * The latest `limit` entries of the history. A run is one entry, unless the filter names rows, a city, a run, words or a kind:
 * then its changes are listed one by one. While the admin is closed only editors can read the history; for others it is
 * empty.
 */
export function historyQuery(filter: HistoryFilter, limit: number) {
  const isOneByOne = Boolean(
    filter.id ?? filter.kind ?? filter.rowIds ?? filter.cityId ?? filter.runId ?? filter.search,
  )
  return queryOptions({
    queryKey: ['revisions', 'all', filter, limit],
    queryFn: async (): Promise<HistoryEntry[]> =>
      isOneByOne
        ? (await readRevisions(filter, limit)).revisions.map((one) => ({ id: one.id, revision: one }))
        : readWithRuns(filter, limit),
    staleTime: 0,
  })
}

/** How many changes of cities and places were saved after a moment; none for those who may not read the history. */
export function changesSinceQuery(since: string) {
  return queryOptions({
    queryKey: ['revisions', 'since', since],
    queryFn: async (): Promise<number> => {
      const { count = 0 } = await orThrow((client) =>
        client
          .from('revisions')
          .select('id', { count: 'exact' })
          .in('tableName', ['cities', 'facilities'])
          .gt('changedAt', since)
          .limit(1),
      )
      return count
    },
    staleTime: 60_000,
  })
}

/** Reads until there are enough entries, leaving out the changes of the runs that are listed already. */
async function readWithRuns(filter: HistoryFilter, limit: number): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = []
  const runs: string[] = []
  let { before } = filter
  while (entries.length < limit) {
    const { revisions, oldest, isLast } = await readRevisions({ ...filter, ...(before ? { before } : {}) }, limit, runs)
    for (const one of revisions) {
      if (one.runId === null) entries.push({ id: one.id, revision: one })
      else if (!runs.includes(one.runId)) {
        runs.push(one.runId)
        const run = await readRun(one.runId)
        // A run that goes on after the mark is on the sheet of its last change.
        if (run.id < (filter.before ?? Number.POSITIVE_INFINITY)) entries.push({ ...run, id: one.id })
      }
    }
    if (isLast) break
    before = oldest
  }
  return entries.slice(0, limit)
}

const COLUMNS = columnsOf(pageRevision)

/**
 * Reads changes, the latest first, and returns whether they are the last ones. A row that cannot be read is left out, but it
 * counts: there may be older ones all the same.
 */
async function readRevisions(
  filter: HistoryFilter,
  limit: number,
  withoutRuns: readonly string[] = [],
): Promise<{ revisions: Revision[]; oldest: number | undefined; isLast: boolean }> {
  const { id, kind, rowIds, cityId, runId, search, by, since, until, before } = filter
  const { rows } = await orThrow((client) => {
    let asked = client.from('revisions').select(COLUMNS)
    if (id !== undefined) asked = asked.eq('id', id)
    if (kind) asked = asked.in('tableName', TABLES[kind])
    if (rowIds) asked = asked.in('rowId', rowIds)
    // A place that moves to another city is in the history of both.
    if (cityId) asked = asked.or(`cityId.eq.${cityId},before->>cityId.eq.${cityId}`)
    if (runId) asked = asked.eq('runId', runId)
    if (search) asked = asked.or(anyOf(search))
    if (by) asked = asked.eq('changedBy', by)
    if (by === null) asked = asked.is('changedBy', null)
    if (since) asked = asked.gte('changedAt', since)
    if (until) asked = asked.lt('changedAt', until)
    if (before) asked = asked.lt('id', before)
    if (withoutRuns.length > 0) {
      const others = withoutRuns.map((id) => `runId.neq.${id}`)
      asked = asked.or(`runId.is.null,and(${others.join()})`)
    }
    return asked.order('id', { ascending: false }).limit(limit)
  })
  const oldest = v.safeParse(v.object({ id: v.number() }), rows.at(-1))
  return {
    revisions: readableRows(revision, rows),
    oldest: oldest.success ? oldest.output.id : undefined,
    isLast: rows.length < limit || !oldest.success,
  }
}

/** The condition of a search, in the words of the API. */
function anyOf({ words, cityIds, rowIds }: HistorySearch): string {
  return [
    `and(${words.map((word) => `words.like.*${word}*`).join()})`,
    ...(cityIds.length > 0 ? [`cityId.in.(${cityIds.join()})`] : []),
    ...(rowIds.length > 0 ? [`rowId.in.(${rowIds.join()})`] : []),
  ].join()
}

/** Reads how many changes a run made, and its last one. */
async function readRun(runId: string): Promise<{ id: number; run: Run }> {
  const { rows, count = 0 } = await orThrow((client) =>
    client
      .from('revisions')
      .select(COLUMNS, { count: 'exact' })
      .eq('runId', runId)
      .order('id', { ascending: false })
      .limit(1),
  )
  const { id, tableName, changedAt, changedBy } = parsed(revision, rows[0])
  return { id, run: { runId, tableName, changedAt, changedBy, changes: count } }
}

import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { DataError } from '@/data/errors'
import { parsed, selectMany } from '@/data/request/select'
import { timestamp } from '@/data/request/timestamp'
import { markOf, parseMark } from './history-mark'
import {
  type CityRevision,
  cityRevision,
  type FacilityRevision,
  facilityRevision,
  type PageRevision,
  pageRevision,
} from './revisions'
import { type DeskRun, readRuns } from './runs'

/** Which entries of the history are wanted. A field that is left out does not narrow the result. */
export type HistoryFilter = {
  kind?: HistoryKind
  /** The ids of records, cities or facilities. */
  rowIds?: readonly string[]
  cityId?: string
  runId?: string
  /** The user who made the changes; null for changes by somebody who was not signed in. */
  by?: string | null
  /** Entries from `since` on (inclusive) and before `until`. */
  since?: string
  until?: string
  /** Leaves out the places that the seed put into the register, which no person added. */
  isWithoutFilling?: boolean
  /** Only entries older than the one with this mark: the next sheet begins there. */
  before?: string
}

export type HistoryKind = (typeof KINDS)[number]
const KINDS = ['page', 'city', 'facility', 'run'] as const

/** A change, with the run that it is part of, or a run. */
export type HistoryEntry = { mark: string } & (
  | { kind: 'page'; revision: PageRevision; runId: string | null }
  | { kind: 'city'; revision: CityRevision; runId: string | null }
  | { kind: 'facility'; revision: FacilityRevision; runId: null }
  | { kind: 'run'; run: DeskRun }
)

/**
 * The latest `limit` entries of the whole history. A run is one entry, unless the filter names a row, a city, a run or
 * a kind of change: then the changes of runs are listed one by one. While the admin is closed only editors can read the
 * history; for others it is empty.
 */
export function historyQuery(filter: HistoryFilter, limit: number) {
  return queryOptions({
    queryKey: ['revisions', 'all', filter, limit],
    queryFn: () => readHistory(filter, limit),
    staleTime: 0,
  })
}

async function readHistory(filter: HistoryFilter, limit: number): Promise<HistoryEntry[]> {
  const { kind, rowIds, cityId, runId, by, since, until, before, isWithoutFilling } = filter
  const entries = await selectMany(entryRow, (client) => {
    let asked = client.from('history').select(COLUMNS)
    if (kind) asked = asked.eq('kind', kind)
    else if (rowIds || cityId || runId) asked = asked.neq('kind', 'run')
    else asked = asked.is('runId', null)
    if (rowIds) asked = asked.in('rowId', rowIds)
    if (runId) asked = asked.eq('runId', runId)
    if (by) asked = asked.eq('changedBy', by)
    if (by === null) asked = asked.is('changedBy', null)
    if (since) asked = asked.gte('changedAt', since)
    if (until) asked = asked.lt('changedAt', until)
    if (isWithoutFilling) asked = asked.is('isFilling', false)
    // One condition, because not every backend heeds a second `or`.
    const either = [...(cityId ? [inCity(cityId)] : []), ...(before ? [olderThan(before)] : [])]
    if (either.length > 0) asked = asked.or(`and(${either.map((conditions) => `or(${conditions})`).join()})`)
    const latest = { ascending: false }
    return asked.order('changedAt', latest).order('id', latest).order('kind', latest).limit(limit)
  })
  const runs = await readRuns(entries.flatMap((entry) => (entry.kind === 'run' ? [entry.rowId] : [])))
  return entries.flatMap((entry) => entryOf(entry, runs))
}

const entryRow = v.looseObject({
  kind: v.picklist(KINDS),
  id: v.number(),
  rowId: v.string(),
  changedAt: timestamp,
  runId: v.nullable(v.string()),
})

const COLUMNS = 'kind,id,rowId,changedAt,changedBy,runId,cityId,pageType,before,after'

function entryOf(row: v.InferOutput<typeof entryRow>, runs: readonly DeskRun[]): HistoryEntry[] {
  const { kind, rowId, runId } = row
  const mark = markOf(row)
  if (kind === 'page') return [{ kind, mark, runId, revision: parsed(pageRevision, { ...row, pageId: rowId }) }]
  if (kind === 'city') return [{ kind, mark, runId, revision: parsed(cityRevision, { ...row, cityId: rowId }) }]
  if (kind === 'facility')
    return [{ kind, mark, runId: null, revision: parsed(facilityRevision, { ...row, facilityId: rowId }) }]
  return runs.filter((run) => run.id === rowId).map((run) => ({ kind, mark, run }))
}

/** The condition for changes in a city. A place that moves to another city leaves it, and has the other in `cityId`. */
function inCity(cityId: string): string {
  return `cityId.eq.${cityId},and(kind.eq.facility,before->>cityId.eq.${cityId})`
}

/** The condition for entries older than a mark. Entries of the same moment are ordered by id, and then by kind. */
function olderThan(mark: string): string {
  const { changedAt, id, kind } = parseMark(mark) ?? {}
  if (!changedAt) throw new DataError('invalid', new Error(`no mark of the history: ${mark}`))
  return [
    `changedAt.lt.${changedAt}`,
    `and(changedAt.eq.${changedAt},id.lt.${id})`,
    `and(changedAt.eq.${changedAt},id.eq.${id},kind.lt.${kind})`,
  ].join(',')
}

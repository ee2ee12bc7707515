import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { Database } from '@/data/database.types'
import { DataError, toDataError } from '@/data/errors'
import { supabaseForRequest } from '@/data/supabase'

/** Builds a request to the tables, which `orThrow` sends. */
type Request<Sent = Sendable> = (client: SupabaseClient<Database>) => Sent
type Sendable = { retry(enabled: boolean): PromiseLike<PostgrestSingleResponse<unknown>> }
/** A request whose range of rows is still to be set. */
type RangedRequest = Request<{ range(from: number, to: number): Sendable }>

/**
 * Sends one request and returns the rows of the answer. Throws a `DataError`, also for an answer that is not a list: an
 * empty body does not mean «no rows».
 */
export async function orThrow(request: Request): Promise<{ rows: unknown[]; count: number | undefined }> {
  // The query cache retries reads (`data/query-client.ts`): the client's own retries would multiply its tries.
  const { data, error, count, status } = await request(await supabaseForRequest()).retry(false)
  if (error) throw toDataError(error, status)
  if (!Array.isArray(data)) throw new DataError('unavailable', new Error('an answer without rows'))
  return { rows: data, count: Number.isInteger(count) ? (count ?? undefined) : undefined }
}

/** Sends one request, and parses each row of the answer by the schema (`readableRows`). Throws a `DataError`. */
export async function selectMany<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>[]> {
  const { rows } = await orThrow(request)
  return readableRows(schema, rows)
}

/** Like `selectMany`, for the first row only; null when there is none. */
export async function selectOne<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema> | null> {
  const { rows } = await orThrow(request)
  return rows.length === 0 ? null : parsed(schema, rows[0])
}

/** Like `selectMany`, for every row there is, in as many requests as that takes. */
export async function selectAllPages<Schema extends v.GenericSchema>(
  schema: Schema,
  request: RangedRequest,
): Promise<v.InferOutput<Schema>[]> {
  return readableRows(schema, await allRows(request))
}

/** Like `selectOne`, for a row that is written. Row security refuses by writing none, which throws `forbidden`. */
export async function writeOne<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  const row = await selectOne(schema, request)
  if (row === null) throw new DataError('forbidden', new Error('no row was written'))
  return row
}

/** Returns the columns that a schema reads, in the form that `select` takes. */
export function columnsOf({ entries }: { entries: Record<string, unknown> }): string {
  return Object.keys(entries).join(',')
}

/** Parses a row with the schema. Throws a `DataError` (`invalid`) when the row does not fit it. */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, row: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, row)
  if (!result.success) throw new DataError('invalid', new v.ValiError(result.issues))
  return result.output
}

/** The rows that a hosted project sends with one answer, unless it is configured otherwise. */
const PAGE_SIZE = 1000

/** Enough for a hundred thousand rows. A server whose answers never end is not asked any further. */
const MOST_PAGES = 100

/** Reads every row, page by page. A server may send fewer rows than asked for, so its total says when all are read. */
export async function allRows(request: RangedRequest): Promise<unknown[]> {
  const all: unknown[] = []
  let before: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { rows, count } = await orThrow((client) => request(client).range(all.length, all.length + PAGE_SIZE - 1))
    all.push(...rows)
    if (rows.length === 0 || (count !== undefined && all.length >= count)) return all
    // A server that ignores the range sends the same rows each time: the loop would never end.
    const these = JSON.stringify(rows)
    if (these === before) break
    before = these
  }
  throw new DataError('unavailable', new Error('an answer without an end'))
}

/** A row of a list that could not be read: its id, if it has one, and what is wrong with it. */
type UnreadableRow = { id: string; cause: string }

let seen: readonly UnreadableRow[] = []
const listeners = new Set<() => void>()

/** The rows that lists have left out since the desk was opened, for `useSyncExternalStore`. */
export const unreadableRows = {
  get: () => seen,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Parses the rows of a list. A row that does not fit the schema is left out and reported, in the console and at the desk:
 * one row that nobody can read must not hide the others. Throws a `DataError` (`invalid`) when no row fits, because then
 * it is the answer that is wrong.
 */
export function readableRows<Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): v.InferOutput<Schema>[] {
  const results = rows.map((row) => ({ row, result: v.safeParse(schema, row) }))
  const failed = results.flatMap(({ row, result }) => (result.success ? [] : [{ row, issues: result.issues }]))
  const [first] = failed
  if (first && failed.length === rows.length) throw new DataError('invalid', new v.ValiError(first.issues))
  for (const { row, issues } of failed) report({ id: idOf(row), cause: v.summarize(issues) })
  return results.flatMap(({ result }) => (result.success ? [result.output] : []))
}

function report(unreadable: UnreadableRow): void {
  if (seen.some(({ id, cause }) => id === unreadable.id && cause === unreadable.cause)) return
  console.error('A row could not be read and was left out of its list', unreadable)
  seen = [...seen, unreadable]
  for (const listener of listeners) listener()
}

const withId = v.object({ id: v.union([v.string(), v.number()]) })

function idOf(row: unknown): string {
  const { success, output } = v.safeParse(withId, row)
  return success ? String(output.id) : 'sin identificador'
}

/** A time in ISO 8601. Converts PostgreSQL's own form (`2026-11-20 07:18:03+00`), which not every browser can read. */
export const timestamp = v.pipe(
  v.string(),
  v.transform((text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
)

import * as v from 'valibot'
import { DataError } from '@/data/errors'

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

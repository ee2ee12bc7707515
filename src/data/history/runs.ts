import * as v from 'valibot'
import { columnsOf, selectMany, writeOne } from '@/data/request/select'
import { timestamp } from '@/data/request/timestamp'

/** Returns the id that all writes of one run carry, so that the history can show them as one entry. */
export type OpenRun = () => Promise<string>

/**
 * Prepares a run. Its row is inserted when its id is first asked for, which is with its first write: a run that writes
 * nothing leaves no row. The returned function throws a `DataError`.
 */
export function openRun(): OpenRun {
  let noted: Promise<string> | undefined
  const note = async () => {
    const { id } = await writeOne(v.pick(deskRun, ['id']), (client) =>
      client.from('runs').insert({ restoresRun: null, restoresRelease: null }).select('id'),
    )
    return id
  }
  return () => {
    noted ??= note().catch((error: unknown) => {
      noted = undefined
      throw error
    })
    return noted
  }
}

/**
 * Prepares a run that may outlast a session: whoever writes for it after another person did opens a run of their own,
 * because the database does not let anybody add to a run that another person opened.
 */
export function runOfEachPerson(open: () => OpenRun, who: () => string | undefined): OpenRun {
  let current: { by: string | undefined; id: OpenRun } | undefined
  return () => {
    const by = who()
    if (!current || current.by !== by) current = { by, id: open() }
    return current.id()
  }
}

const deskRun = v.object({
  id: v.string(),
  startedAt: timestamp,
  // Null for a visitor, and for the owner.
  startedBy: v.nullable(v.string()),
  // A run that brought records back, which the desk once did.
  restoresRun: v.nullable(v.string()),
  restoresRelease: v.nullable(timestamp),
  // Records written, how many of them for the first time, and cities corrected.
  pages: v.number(),
  newPages: v.number(),
  cities: v.number(),
  // The time of the run's last change; null while it has changed nothing.
  endedAt: v.nullable(timestamp),
})

/** A run of the desk and how much it changed. */
export type DeskRun = v.InferOutput<typeof deskRun>

/** Reads the runs with these ids, in no particular order. Throws a `DataError`. */
export async function readRuns(ids: readonly string[]): Promise<DeskRun[]> {
  if (ids.length === 0) return []
  return selectMany(deskRun, (client) => client.from('runTotals').select(columnsOf(deskRun)).in('id', ids))
}

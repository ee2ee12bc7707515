import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, askWritten, columnsOf } from './request/ask'
import { timestamp } from './request/timestamp'

/** What a run takes back: another run, or all that was changed of the records since a release; neither for one that generates. */
export type Restored = { restoresRun?: string; restoresRelease?: string }

/** Answers the id that all writes of one run carry, so that the history can show them as one entry. */
export type OpenRun = () => Promise<string>

/** A run that is noted with its first write: one that writes nothing leaves nothing. The answer throws a `DataError`. */
export function openRun({ restoresRun, restoresRelease }: Restored = {}): OpenRun {
  let noted: Promise<string> | undefined
  const note = async () => {
    const row = { restoresRun: restoresRun ?? null, restoresRelease: restoresRelease ?? null }
    const { id } = await askWritten(v.pick(deskRun, ['id']), (client) => client.from('runs').insert(row).select('id'))
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

const deskRun = v.object({
  id: v.string(),
  startedAt: timestamp,
  // Null for a visitor, and for the owner.
  startedBy: v.nullable(v.string()),
  restoresRun: v.nullable(v.string()),
  restoresRelease: v.nullable(timestamp),
  // Records written, how many of them for the first time, and cities corrected.
  pages: v.number(),
  newPages: v.number(),
  cities: v.number(),
  // Null while it has changed nothing.
  endedAt: v.nullable(timestamp),
})

/** A run of the desk and how much it changed. */
export type DeskRun = v.InferOutput<typeof deskRun>

/** One run; null where there is none, or none for whoever asks. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ['revisions', 'run', id],
    queryFn: async () => (await readRuns([id]))[0] ?? null,
    staleTime: 0,
  })

/** These runs, in no order. Throws a `DataError`. */
export async function readRuns(ids: readonly string[]): Promise<DeskRun[]> {
  if (ids.length === 0) return []
  return ask(deskRun, (client) => client.from('runTotals').select(columnsOf(deskRun)).in('id', ids))
}

import { hasValues } from '@/data/request/has-values'
import { DataError } from './errors'

/** What became of a save: the row as it is saved now, or as somebody else changed it in the meantime. */
export type SaveOutcome<Row> = { saved: Row } | { changed: Row }

type Save<Row> = {
  /** The row as the person who saves has seen it. */
  before: Row
  change: Partial<Row>
  /** Writes the change where the row still is as `before`; returns null where none is. */
  write: () => Promise<Row | null>
  /** Reads the row as it is now; null when it is gone. */
  read: () => Promise<Row | null>
}

/**
 * Changes a row, but only while it still is that of `before`. Otherwise nothing is written, and `changed` holds what
 * somebody else saved in the meantime. A change that is stored already counts as saved: the answer to an earlier try may
 * have been lost. Throws a `DataError`: `forbidden` when refused, `not-found` when the row is gone.
 */
export async function saveIfUnchanged<Row extends object>({
  before,
  change,
  write,
  read,
}: Save<Row>): Promise<SaveOutcome<Row>> {
  const saved = await write()
  if (saved) return { saved }

  const current = await read()
  if (!current) throw new DataError('not-found', new Error('the row is gone'))
  if (hasValues(current, change)) return { saved: current }
  if (hasValues(current, before)) throw new DataError('forbidden', new Error('the row was not changed'))
  return { changed: current }
}

import type { FacilityRow } from '@/admin/facilities/register/facility-view'
import type { FacilityNote } from '@/data/facility-register'

/** A place to telephone, with what editors note of it. */
export type Call = { row: FacilityRow; note: FacilityNote | undefined }

/** After a call that nobody answered, the other places come first for so long. */
const LATER_MS = 20 * 60 * 60_000

/**
 * Returns the places to telephone, in the order of the rows: those that nobody has confirmed, or not lately. Where
 * nobody answered today, they are called once all others have been.
 */
export function callQueue(
  rows: readonly FacilityRow[],
  notes: ReadonlyMap<string, FacilityNote>,
  now: Date,
): readonly Call[] {
  const due = rows.filter(({ isDue }) => isDue).map((row): Call => ({ row, note: notes.get(row.entry.id) }))
  const isLater = ({ note }: Call) => {
    const since = now.getTime() - Date.parse(note?.unansweredAt ?? '')
    return since < LATER_MS
  }
  const later = due.filter(isLater).toSorted((a, b) => momentOf(a) - momentOf(b))
  return [...due.filter((call) => !isLater(call)), ...later]
}

function momentOf({ note }: Call): number {
  return Date.parse(note?.unansweredAt ?? '')
}

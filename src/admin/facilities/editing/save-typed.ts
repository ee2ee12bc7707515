import { isSame } from '@/admin/desk/form/conflicts'
import {
  addFacility,
  type FacilityFields,
  type RegisteredFacility,
  type Saved,
  type SomeFields,
  saveFacility,
} from '@/data/facility-register'

/**
 * Saves the fields of the form over the facility as it was read in `base`, or adds it with the id `newId` when there is
 * no `base`. Throws a `DataError`.
 */
export async function saveTyped(
  base: RegisteredFacility | undefined,
  fields: FacilityFields,
  { newId, signedIn, reason }: { newId: string; signedIn: boolean; reason: string | undefined },
): Promise<Saved> {
  if (base) return saveChanges(base, changesOf(base, fields), reason)
  const added = await addFacility({ ...fields, id: newId }, signedIn)
  const { note, phone, ...others } = fields
  // An earlier try may have added the facility with a note: an empty one is not sent, so that it does not erase that one.
  return saveRest(added, { ...others, ...(note ? { note } : {}), ...(phone ? { phone } : {}) })
}

/**
 * Saves the changes, also when the facility was saved in between with the same changes and no others: most often that
 * was a save from this form whose answer was lost.
 */
async function saveChanges(base: RegisteredFacility, changes: SomeFields, reason?: string): Promise<Saved> {
  const outcome = await saveFacility(base, changes, reason)
  if ('saved' in outcome) return outcome
  const { changed } = outcome
  const left = changesLeft(base, changed, changes)
  return left ? saveRest(changed, left, reason) : outcome
}

/** Saves only the fields that differ from the stored facility; sends nothing when none differs. */
async function saveRest(stored: RegisteredFacility, fields: SomeFields, reason?: string): Promise<Saved> {
  const left = changesOf(stored, fields)
  return Object.keys(left).length === 0 ? { saved: stored } : saveChanges(stored, left, reason)
}

/**
 * Returns the fields that a save has to send: those that differ from the facility. A check that waited to be saved does
 * not replace a later one.
 */
function changesOf(base: RegisteredFacility, fields: SomeFields): SomeFields {
  const now = new Map(Object.entries(base))
  const { checkedOn = base.checkedOn } = fields
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) =>
      field === 'checkedOn' ? checkedOn > base.checkedOn : !isSame(value, now.get(field)),
    ),
  )
}

/**
 * Returns which of these changes to `base` are left to save, now that the facility is as in `current`. Undefined when
 * something else was changed as well, or changed to another value: then the editor has to look.
 */
export function changesLeft(
  base: RegisteredFacility,
  current: RegisteredFacility,
  changes: SomeFields,
): SomeFields | undefined {
  const mine = new Map(Object.entries(changes))
  // The day of a check is not typed, so the checks of two people do not conflict.
  const { version: _, checkedOn: __, checkedBy: ___, unansweredAt: ____, ...typed } = current
  const isMine = Object.entries(changesOf(base, typed)).every(
    ([field, value]) => mine.has(field) && isSame(value, mine.get(field)),
  )
  return isMine ? changesOf(current, changes) : undefined
}

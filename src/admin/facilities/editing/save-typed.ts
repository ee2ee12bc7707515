import {
  addFacility,
  type FacilityFields,
  type RegisteredFacility,
  type Saved,
  type SomeFields,
  saveFacility,
} from '@/data/facility-register'
import { isSame } from './facility-form'

/** Saves what is typed of the facility as it was in `base`, or adds it with this id where it was not there. Throws a `DataError`. */
export async function saveTyped(
  base: RegisteredFacility | undefined,
  fields: FacilityFields,
  { newId, signedIn }: { newId: string; signedIn: boolean },
): Promise<Saved> {
  if (base) return saveChanges(base, changesOf(base, fields))
  const added = await addFacility({ ...fields, id: newId }, signedIn)
  const { note, ...others } = fields
  // What an earlier try has added may have a note, which the form forgets in a reload (facility-draft.ts): empty, it erases none.
  return saveRest(added, note ? fields : others)
}

/** Saves also over a save that says the same, and nothing else: most often one from here, of which the answer was lost. */
async function saveChanges(base: RegisteredFacility, changes: SomeFields): Promise<Saved> {
  const outcome = await saveFacility(base, changes)
  if ('saved' in outcome) return outcome
  const { changed } = outcome
  const left = changesLeft(base, changed, changes)
  return left ? saveRest(changed, left) : outcome
}

/** Saves what a facility that is kept does not say yet. */
async function saveRest(kept: RegisteredFacility, fields: SomeFields): Promise<Saved> {
  const left = changesOf(kept, fields)
  return Object.keys(left).length === 0 ? { saved: kept } : saveChanges(kept, left)
}

/** The fields that a save has to send: those that say something else than the facility does. */
function changesOf(base: RegisteredFacility, fields: SomeFields): SomeFields {
  const now = new Map(Object.entries(base))
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => !isSame(value, now.get(field))))
}

/**
 * What is left to save of these changes to `base`, now that the facility is as in `current`. Undefined where something else was
 * changed as well, or to something else: then whoever typed has to look.
 */
export function changesLeft(
  base: RegisteredFacility,
  current: RegisteredFacility,
  changes: SomeFields,
): SomeFields | undefined {
  const mine = new Map(Object.entries(changes))
  // The day of a check is not typed: those of two people do not cross.
  const { version: _, checkedOn: __, checkedBy: ___, ...typed } = current
  const isMine = Object.entries(changesOf(base, typed)).every(
    ([field, value]) => mine.has(field) && isSame(value, mine.get(field)),
  )
  return isMine ? changesOf(current, changes) : undefined
}

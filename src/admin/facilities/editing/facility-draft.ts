import * as v from 'valibot'
import { fromStorage } from '@/admin/desk/unsaved/from-storage'
import { keptForPerson, ownKey } from '@/admin/desk/unsaved/kept-in-tab'
import { type PrivateTyped, type TypedFacility, typedFields } from './facility-form'
import { type CrossedField, isSame, isSameFacility, mergeFacility } from './merge-facility'

/**
 * The draft as the browser stores it, without what editors note: the next person at this browser may not be an editor.
 * That is stored for its author alone (`notes`).
 */
const draft = v.object({
  was: typedFields,
  typed: typedFields,
  checkedOn: v.optional(v.pipe(v.string(), v.isoDate())),
  newId: v.optional(v.pipe(v.string(), v.uuid())),
})

/** What editors note, which only those who typed it get back; erased when they sign out or somebody else signs in. */
const privateTyped = v.object({ note: v.string(), phone: v.string() })
const notes = keptForPerson('notas', v.object({ was: privateTyped, typed: privateTyped }))

/** The unsaved content of a facility's form. */
export type Unsaved = {
  typed: TypedFacility
  /** The day on which somebody checked the facility. */
  checkedOn: string | undefined
  /**
   * The id under which an earlier try may have added a new facility, so that another try after a reload does not add it
   * twice; not kept for an existing facility.
   */
  newId: string | undefined
}

/** Unsaved content merged with what somebody else saved since it was typed. */
export type KeptDraft = Unsaved & { crossed: readonly CrossedField[] }

/**
 * Returns the unsaved content that this tab keeps of a facility's form, with the note that this user typed; undefined
 * when there is none or storage is denied.
 */
export function keptDraft(
  id: string | undefined,
  first: TypedFacility,
  userId: string | undefined,
): KeptDraft | undefined {
  const own = userId === undefined ? undefined : notes.get(ownKey(userId, keyOf(id, first)))
  const note = first.note === undefined ? undefined : own
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), draft),
    fromStorage(() => sessionStorage.getItem(keyOf(id, first))),
  )
  if (!read.success && !note) return undefined
  const { was, typed, checkedOn, newId } = read.success
    ? read.output
    : { was: first, typed: first, checkedOn: undefined, newId: undefined }
  // A field that the editor did not change takes what somebody else saved since.
  const merged = mergeFacility(
    { ...typed, ...privateOf(note ? note.typed : first) },
    { ...was, ...privateOf(note ? note.was : first) },
    first,
  )
  return { ...merged, checkedOn, newId }
}

/**
 * Keeps the unsaved content in this tab until it is saved or discarded; `unsaved` undefined removes it. Returns whether
 * that was done: storage may be full or denied. The note is kept for this user only, and not touched while nobody is
 * signed in: a session that ended by itself loses nothing.
 */
export function keepDraft(
  id: string | undefined,
  was: TypedFacility,
  unsaved: Unsaved | undefined,
  userId: string | undefined,
): boolean {
  const key = keyOf(id, was)
  if (userId !== undefined) {
    const read = v.safeParse(v.object({ was: privateTyped, typed: privateTyped }), { was, typed: unsaved?.typed })
    if (!read.success || isSame(read.output.typed, read.output.was)) notes.delete(ownKey(userId, key))
    else notes.set(ownKey(userId, key), read.output)
  }
  const isDone = fromStorage(() => {
    // An existing facility has an id of its own.
    const newId = id === undefined ? unsaved?.newId : undefined
    if (unsaved) sessionStorage.setItem(key, JSON.stringify(v.parse(draft, { was, ...unsaved, newId })))
    else sessionStorage.removeItem(key)
    return true
  })
  return isDone === true
}

/**
 * Removes what a save has stored from the draft of a facility: its form may have been left before the answer arrived.
 * What was typed since stays.
 */
export function dropSaved(id: string, saved: TypedFacility, userId: string | undefined): void {
  const kept = keptDraft(id, saved, userId)
  const isLeft = kept !== undefined && !isSameFacility(kept.typed, saved)
  keepDraft(id, saved, isLeft ? { ...kept, checkedOn: undefined } : undefined, userId)
}

function privateOf({ note, phone }: PrivateTyped): PrivateTyped {
  return { note, phone }
}

/**
 * Returns the storage key: one per facility, and one per town for a new facility, so that what was typed for one town
 * is not offered for another.
 */
function keyOf(id: string | undefined, { cityId }: TypedFacility): string {
  return `centro-sin-guardar:${id ?? `nuevo:${cityId}`}`
}

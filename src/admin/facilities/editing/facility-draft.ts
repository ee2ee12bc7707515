import * as v from 'valibot'
import { fromStorage } from '@/admin/desk/from-storage'
import { mergeFacility, type TypedFacility, typedFields } from './facility-form'

/** An editors' note is not kept in the browser: the next person at this browser may be no editor. */
const draft = v.object({
  was: typedFields,
  typed: typedFields,
  checkedOn: v.optional(v.pipe(v.string(), v.isoDate())),
  newId: v.optional(v.pipe(v.string(), v.uuid())),
})

/** What is not saved of a facility. */
export type Unsaved = {
  typed: TypedFacility
  /** The day on which somebody checked it. */
  checkedOn: string | undefined
  /** The id with which it would be added, so that a try after a reload is no second facility; kept of a new one alone. */
  newId: string | undefined
}

/** What was typed of a facility and is not saved, kept by this tab alone; nothing where nothing was, or storage is denied. */
export function keptDraft(id: string | undefined, first: TypedFacility): Unsaved | undefined {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), draft),
    fromStorage(() => sessionStorage.getItem(keyOf(id, first))),
  )
  if (!read.success) return undefined
  const { was, typed, checkedOn, newId } = read.output
  // A field that was not typed into takes what somebody else has saved since.
  const merged = mergeFacility({ ...typed, note: first.note }, { ...was, note: first.note }, first)
  return { typed: merged.typed, checkedOn, newId }
}

/** Keeps what is not saved until it is, or is discarded: with `unsaved` undefined it is forgotten. */
export function keepDraft(id: string | undefined, was: TypedFacility, unsaved: Unsaved | undefined): void {
  const key = keyOf(id, was)
  fromStorage(() => {
    // What is there has its own id.
    const newId = id === undefined ? unsaved?.newId : undefined
    if (unsaved) sessionStorage.setItem(key, JSON.stringify(v.parse(draft, { was, ...unsaved, newId })))
    else sessionStorage.removeItem(key)
  })
}

/** One for every facility, and one for the new facility of each town: what is typed for one town is not offered for another. */
function keyOf(id: string | undefined, { cityId }: TypedFacility): string {
  return `centro-sin-guardar:${id ?? `nuevo:${cityId}`}`
}

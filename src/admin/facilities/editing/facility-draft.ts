import * as v from 'valibot'
import { fromStorage } from '@/admin/desk/from-storage'
import { mergeFacility, type TypedFacility, typedFields } from './facility-form'

/** An editors' note is not kept in the browser: the next person at this browser may be no editor. */
const draft = v.object({ was: typedFields, typed: typedFields })

/** What was typed of a facility and is not saved, kept by this tab alone; nothing where nothing was, or storage is denied. */
export function keptDraft(id: string, first: TypedFacility): TypedFacility | undefined {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), draft),
    fromStorage(() => sessionStorage.getItem(keyOf(id))),
  )
  if (!read.success) return undefined
  const { was, typed } = read.output
  // A field that was not typed into takes what somebody else has saved since.
  return mergeFacility({ ...typed, note: first.note }, { ...was, note: first.note }, first).typed
}

/** Keeps what is typed until it is saved or discarded: with `typed` undefined it is forgotten. */
export function keepDraft(id: string, was: TypedFacility, typed: TypedFacility | undefined): void {
  fromStorage(() => {
    if (typed) sessionStorage.setItem(keyOf(id), JSON.stringify({ was, typed }))
    else sessionStorage.removeItem(keyOf(id))
  })
}

/** One for every facility, and one for the facility that is new. */
function keyOf(id: string): string {
  return `centro-sin-guardar:${id}`
}

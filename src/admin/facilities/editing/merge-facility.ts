import type { TypedFacility, TypedField } from './facility-form'

/** A field that somebody else changed while this form was open. */
export type CrossedField = {
  field: TypedField
  was: TypedFacility
  theirs: TypedFacility
  /** Both people changed the field: what was typed here stays until the editor decides. */
  isBoth: boolean
}

/**
 * Merges the content of the form with what somebody else saved since: their value where only they changed a field, the
 * typed value everywhere else. `crossed` lists the fields they changed to something other than what is typed.
 */
export function mergeFacility(
  typed: TypedFacility,
  was: TypedFacility,
  theirs: TypedFacility,
): { typed: TypedFacility; crossed: CrossedField[] } {
  const crossed: CrossedField[] = []
  let merged = typed
  for (const field of fieldsOf(theirs)) {
    if (isSame(theirs[field], was[field]) || isSame(theirs[field], typed[field])) continue
    const isBoth = !isSame(typed[field], was[field])
    crossed.push({ field, was, theirs, isBoth })
    if (!isBoth) merged = { ...merged, [field]: theirs[field] }
  }
  return { typed: merged, crossed }
}

/** Returns whether two contents of the form say the same. */
export function isSameFacility(a: TypedFacility, b: TypedFacility): boolean {
  return fieldsOf(a).every((field) => isSame(a[field], b[field]))
}

function fieldsOf(typed: TypedFacility): TypedField[] {
  const fields: TypedField[] = []
  for (const field in typed) if (isField(field, typed)) fields.push(field)
  return fields
}

function isField(field: string, typed: TypedFacility): field is TypedField {
  return Object.hasOwn(typed, field)
}

/** Returns whether two values of a field are equal. Null and undefined both mean «not known». */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

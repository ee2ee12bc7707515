/** A field that somebody else changed while a form was open. */
export type Conflict<Values> = {
  field: keyof Values & string
  /** Its value when the form was opened. */
  was: Values[keyof Values]
  /** Its value as it is stored now. */
  theirs: Values[keyof Values]
  /** Both people changed the field: what was typed here stays until its author decides. */
  isBoth: boolean
}

/** Returns the fields whose values differ from those of `base`. */
export function changesOf<Values extends object>(values: Values, base: Values): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const field in values) if (!isSame(values[field], base[field])) changes[field] = values[field]
  return changes
}

/**
 * Merges what was typed since `was` with what somebody else stored since: the typed value where one was typed, theirs
 * everywhere else. `conflicts` lists the fields they changed to something other than what is in the form.
 */
export function mergeValues<Values extends object>(
  typed: Values,
  was: Values,
  theirs: Values,
): { values: Values; conflicts: Conflict<Values>[] } {
  const conflicts: Conflict<Values>[] = []
  for (const field in theirs) {
    if (isSame(theirs[field], was[field]) || isSame(theirs[field], typed[field])) continue
    conflicts.push({
      field,
      was: was[field],
      theirs: theirs[field],
      isBoth: !isSame(typed[field], was[field]),
    })
  }
  return { values: { ...theirs, ...changesOf(typed, was) }, conflicts }
}

/** Returns whether two values of a field are equal. Null and undefined both mean «not known». */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

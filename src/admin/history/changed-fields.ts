/** A field that a change gave another value: its label, the value before and the one after. */
export type ChangedField = { label: string; before: string; after: string }

/** How a kind of row is told: the name of each field, and its value as an editor reads it. */
export type FieldWords<Fields> = readonly (readonly [label: string, text: (fields: Fields) => string])[]

/** What changed from one state to another; null is the state before a row was there, and after it was deleted. */
export function changedFields<Fields>(
  words: FieldWords<Fields>,
  before: Fields | null,
  after: Fields | null,
): ChangedField[] {
  return words
    .map(([label, text]) => ({ label, before: before ? text(before) : '', after: after ? text(after) : '' }))
    .filter((field) => field.before !== field.after)
}

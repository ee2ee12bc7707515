import { WordDiff } from '@/admin/changes/WordDiff'

/** A field that a change gave another value: its label, the value before and the one after. */
export type ChangedField = { label: string; before: string; after: string }

/** How the history presents a kind of row: the label of each field, and a function that returns its value in words. */
export type FieldWords<Fields> = readonly (readonly [label: string, text: (fields: Fields) => string])[]

/**
 * Returns the fields that differ between two states of a row; null is the state before it existed, and after it was
 * deleted.
 */
export function changedFields<Fields>(
  words: FieldWords<Fields>,
  before: Fields | null,
  after: Fields | null,
): ChangedField[] {
  return words
    .map(([label, text]) => ({ label, before: before ? text(before) : '', after: after ? text(after) : '' }))
    .filter((field) => field.before !== field.after)
}

/** What changed, field by field and word by word. */
export function FieldList({ fields }: { fields: readonly ChangedField[] }) {
  return (
    <dl className="space-y-2">
      {fields.map(({ label, before, after }) => (
        <div key={label} className="sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-3">
          <dt className="text-sm font-semibold">{label}</dt>
          <dd>
            <WordDiff before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

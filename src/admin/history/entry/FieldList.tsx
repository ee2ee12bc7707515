import { WordDiff } from '@/admin/changes/WordDiff'
import type { ChangedField } from './changed-fields'

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

import { type ReactNode, useId } from 'react'

export type FieldProps = {
  /** Given when something else links to the field; otherwise the field generates one. */
  id?: string | undefined
  label: string
  hint?: string | undefined
  problem?: string | undefined
  /** Shown beside the label, and no part of it. */
  mark?: ReactNode
  /** Whether a screen reader announces a problem at once. Not set where the form lists its problems itself. */
  isLive?: boolean | undefined
  /** `filter`: smaller, in a row with others. */
  look?: keyof typeof LOOKS
  children: (field: { id: string; 'aria-invalid': boolean; 'aria-describedby': string; className: string }) => ReactNode
}

/** A labelled field, with its hint and its problem beside it. */
export function Field({ id, label, hint, problem, mark, isLive = false, look = 'form', children }: FieldProps) {
  const own = useId()
  const hintId = `${own}-ayuda`
  const problemId = `${own}-problema`
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id ?? own} className={`block font-semibold ${LOOKS[look].label}`}>
          {label}
        </label>
        {mark}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id: id ?? own,
        'aria-invalid': problem !== undefined,
        'aria-describedby': hint === undefined ? problemId : `${hintId} ${problemId}`,
        className: LOOKS[look].control,
      })}
      <p id={problemId} role={isLive ? 'alert' : undefined} className="mt-1 text-emergency empty:hidden">
        {problem}
      </p>
    </div>
  )
}

const LOOKS = {
  form: { label: '', control: 'mt-1 min-h-12 w-full px-3 py-2' },
  filter: { label: 'text-sm', control: 'mt-1 min-h-11 w-full max-w-72 px-2' },
} as const

import { type ReactNode, useId } from 'react'

type FieldProps = {
  /** Where something else leads to the field; otherwise its own. */
  id?: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  /** Whether a screen reader hears of a problem at once; not where the form lists its problems itself. */
  isLive?: boolean
  children: (field: { id: string; 'aria-invalid': boolean; 'aria-describedby': string; className: string }) => ReactNode
}

/** A labelled field with what is wrong with it beside it. */
export function Field({ id, label, hint, problem, isLive = false, children }: FieldProps) {
  const own = useId()
  const hintId = `${own}-ayuda`
  const problemId = `${own}-problema`
  return (
    <div className="min-w-0">
      <label htmlFor={id ?? own} className="block font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id: id ?? own,
        'aria-invalid': problem !== undefined,
        'aria-describedby': hint === undefined ? problemId : `${hintId} ${problemId}`,
        className: 'mt-1 min-h-12 w-full px-3 py-2',
      })}
      <p id={problemId} role={isLive ? 'alert' : undefined} className="mt-1 text-emergency empty:hidden">
        {problem}
      </p>
    </div>
  )
}

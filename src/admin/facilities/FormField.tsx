import { type ReactNode, useId } from 'react'

type FieldProps = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string
  className: string
}

type FormFieldProps = {
  /** The field's name in the form: what the list of problems leads to. */
  name: string
  label: string
  hint?: string
  problem?: string | undefined
  children: (field: FieldProps) => ReactNode
}

/** A labelled field with what is wrong with it beside it. */
export function FormField({ name, label, hint, problem, children }: FormFieldProps) {
  const hintId = useId()
  const problemId = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={fieldId(name)} className="block font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id: fieldId(name),
        'aria-invalid': problem !== undefined,
        'aria-describedby': hint === undefined ? problemId : `${hintId} ${problemId}`,
        className: 'mt-1 min-h-12 w-full px-3 py-2',
      })}
      <p id={problemId} className="mt-1 text-emergency empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** A box to tick. */
export function CheckField({
  checked,
  onChange,
  children,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-primary"
      />
      <span>{children}</span>
    </label>
  )
}

/** The id of a field of the form. */
export function fieldId(name: string): string {
  return `lugar-${name}`
}

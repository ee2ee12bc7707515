import type { ReactNode } from 'react'

type CheckFieldProps = {
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A box to tick, with its words beside it. */
export function CheckField({ checked, disabled = false, onChange, children }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-primary"
      />
      <span>{children}</span>
    </label>
  )
}

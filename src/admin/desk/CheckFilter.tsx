type CheckFilterProps = { checked: boolean; onChange: (checked: boolean) => void; children: string }

/** A filter that is on or off. */
export function CheckFilter({ checked, onChange, children }: CheckFilterProps) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      {children}
    </label>
  )
}

import { type ReactNode, useId } from 'react'
import { useTyped } from '@/admin/desk/unsaved/use-typed'

type FilterChipsProps = {
  /** Whether some filter is set: then a chip clears all of them. */
  isNarrowed: boolean
  onClear: () => void
  children: ReactNode
}

/** The filters of a list in one row. Each is kept in the address by the screen (`useView`), so a view can be shared. */
export function FilterChips({ isNarrowed, onClear, children }: FilterChipsProps) {
  return (
    <search className="mt-4 flex flex-wrap gap-2 print:hidden">
      {children}
      {isNarrowed && (
        <button type="button" className="chip chip-clear" onClick={onClear}>
          Quitar filtros
        </button>
      )}
    </search>
  )
}

type TextChipProps = { label: string; placeholder: string; text: string; onType: (text: string) => void }

/** The text that is searched for in the list. */
export function TextChip({ label, placeholder, text, onType }: TextChipProps) {
  const { typed, type } = useTyped(text, onType)
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={100}
      autoComplete="off"
      onChange={(event) => type(event.target.value)}
      className="chip-text"
    />
  )
}

type ChoiceChipProps<Value extends string> = {
  label: string
  value: Value | ''
  choices: readonly (readonly [value: Value, label: string])[]
  onChoose: (value: Value | '') => void
}

/** One value among several: «Provincia: todas». */
export function ChoiceChip<Value extends string>({ label, value, choices, onChoose }: ChoiceChipProps<Value>) {
  const id = useId()
  const choose = (word: string) => onChoose(choices.find(([one]) => one === word)?.[0] ?? '')
  return (
    <span className="chip" data-on={value !== '' || undefined}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">—</option>
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}

type ToggleChipProps = { isOn: boolean; onToggle: (isOn: boolean) => void; children: ReactNode }

/** A filter that is on or off: «Por confirmar». */
export function ToggleChip({ isOn, onToggle, children }: ToggleChipProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={() => onToggle(!isOn)} className="chip">
      {children}
    </button>
  )
}

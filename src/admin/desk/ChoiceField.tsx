import { Field, type FieldProps } from '@/ui/form/Field'

type ChoiceFieldProps<Value extends string> = Pick<FieldProps, 'id' | 'label' | 'look'> & {
  value: Value
  choices: readonly (readonly [value: Value, label: string])[]
  isFixed?: boolean
  onChoose: (value: Value) => void
}

/** A choice of one value among several, as a `<select>`. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, label, look = 'filter', value, choices, isFixed = false, onChoose } = props
  const choose = (chosen: string) => {
    const choice = choices.find(([one]) => one === chosen)
    if (choice) onChoose(choice[0])
  }
  return (
    <Field id={id} label={label} look={look}>
      {(field) => (
        <select {...field} value={value} disabled={isFixed} onChange={(event) => choose(event.target.value)}>
          {choices.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Returns the entries of a table of labels as choices, in the same order. */
export function choicesOf<Key extends string>(labels: Partial<Record<Key, string>>): [Key, string][] {
  const pairs: [Key, string][] = []
  for (const key in labels) pairs.push([key, labels[key] ?? ''])
  return pairs
}

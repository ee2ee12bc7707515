import { useId } from 'react'

type ChoiceFieldProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly (readonly [value: Value, label: string])[]
  onChoose: (value: Value) => void
}

/** One of several, in a list that opens. */
export function ChoiceField<Value extends string>({ label, value, choices, onChoose }: ChoiceFieldProps<Value>) {
  const id = useId()
  const choose = (chosen: string) => {
    const choice = choices.find(([one]) => one === chosen)
    if (choice) onChoose(choice[0])
  }
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className="mt-1 min-h-11 w-full max-w-64 px-2"
      >
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The choices that a table of labels gives, in its order. */
export function choicesOf<Key extends string>(labels: Record<Key, string>): [Key, string][] {
  const pairs: [Key, string][] = []
  for (const key in labels) pairs.push([key, labels[key]])
  return pairs
}

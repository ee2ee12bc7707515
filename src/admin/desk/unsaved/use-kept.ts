import { useState } from 'react'

/**
 * A state that outlives its screen, so that leaving with the browser's «Atrás», before which no question can be asked,
 * loses nothing that was typed. It is stored in `kept` (kept-in-tab.ts), which belongs to the caller's module; a value
 * equal to `first` is removed from there.
 */
export function useKept<Value>(
  kept: Map<string, Value>,
  key: string,
  first: Value,
): [value: Value, keep: (next: Value) => void] {
  const [value, setValue] = useState(() => kept.get(key) ?? first)
  const keep = (next: Value) => {
    if (next === first) kept.delete(key)
    else kept.set(key, next)
    setValue(next)
  }
  return [value, keep]
}

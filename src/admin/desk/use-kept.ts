import { useState } from 'react'

/**
 * A state that outlives its screen, so that the browser's «Atrás», which nobody can ask about, loses nothing that was typed. It is in
 * `kept` (kept-in-tab.ts), which belongs to the caller's module; what is the first value again is not kept.
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

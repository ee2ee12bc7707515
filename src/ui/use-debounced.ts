import { useEffect, useState } from 'react'

/**
 * Debounces a text that follows the typing, such as that of a live region, which would otherwise be read aloud at every
 * keystroke: returns the text once it has stayed the same for `pauseMs`. Until the first pause it returns `first`.
 */
export function useDebounced(text: string, pauseMs: number, first = text): string {
  const [said, setSaid] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return said
}

import { useEffect, useState } from 'react'

/**
 * What a live region says of a text that changes with every key: the text once it has stayed the same for so many milliseconds, or each
 * key would be read aloud. Until the first pause it is `first`.
 */
export function useSaidLater(text: string, pauseMs: number, first = text): string {
  const [said, setSaid] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return said
}

import { useEffect, useRef, useState } from 'react'

/**
 * What is typed into a field whose text is in the address. It is shown at once; a change of the address from elsewhere replaces it.
 * `isWhole` keeps out of the address what is only on its way to something.
 */
export function useTyped(
  text: string,
  onType: (text: string) => void,
  isWhole: (text: string) => boolean = () => true,
) {
  const [typed, setTyped] = useState(text)
  // What was typed and is not in the address yet: when the address catches up, it must not undo what was typed since.
  const sent = useRef<string[]>([])
  useEffect(() => {
    if (!sent.current.includes(text)) setTyped(text)
    else if (sent.current.at(-1) === text) sent.current = []
  }, [text])
  return {
    typed,
    type: (next: string) => {
      setTyped(next)
      if (!isWhole(next)) return
      sent.current.push(next)
      onType(next)
    },
    /** Back to what the address has, where what was typed has come to nothing. */
    leave: () => {
      if (!isWhole(typed)) setTyped(text)
    },
  }
}

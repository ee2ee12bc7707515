import { useEffect, useRef, useState } from 'react'

/**
 * Holds what is typed into a field whose text is in the address. Typing is shown at once; a change of the address from
 * elsewhere replaces it. Input for which `isWhole` is false (a date that is half typed) does not go to the address.
 */
export function useTyped(
  text: string,
  onType: (text: string) => void,
  isWhole: (text: string) => boolean = () => true,
) {
  const [typed, setTyped] = useState(text)
  // Typed texts that are not in the address yet: when the address catches up, it must not undo what was typed since.
  const sent = useRef<string[]>([])
  const seen = useRef(text)
  useEffect(() => {
    // The first key can be pressed before this runs for the first time.
    if (seen.current === text) return
    seen.current = text
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
    /** To be called when the field is left: goes back to the text in the address if the input is still incomplete. */
    leave: () => {
      if (!isWhole(typed)) setTyped(text)
    },
  }
}

import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/ui/TextField'

type TextFilterProps = { placeholder: string; text: string; onType: (text: string) => void }

/** A search box whose text is in the address. What is typed is shown at once; a change of the address from elsewhere replaces it. */
export function TextFilter({ placeholder, text, onType }: TextFilterProps) {
  const [typed, setTyped] = useState(text)
  // What was typed and is not in the address yet: when the address catches up, it must not undo what was typed since.
  const sent = useRef<string[]>([])
  useEffect(() => {
    if (!sent.current.includes(text)) setTyped(text)
    else if (sent.current.at(-1) === text) sent.current = []
  }, [text])
  const type = (next: string) => {
    setTyped(next)
    sent.current.push(next)
    onType(next)
  }
  return (
    <div className="col-span-2 sm:w-60">
      <TextField
        label="Texto"
        look="filter"
        type="search"
        value={typed}
        maxLength={100}
        placeholder={placeholder}
        onType={type}
      />
    </div>
  )
}

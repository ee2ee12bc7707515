import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/ui/TextField'

type TextFilterProps = { placeholder: string; text: string; onType: (text: string) => void }

/** The box keeps what is typed; the address follows, and leads when it is changed by something else. */
export function TextFilter({ placeholder, text, onType }: TextFilterProps) {
  const [typed, setTyped] = useState(text)
  // Typed and on its way to the address, which may lag behind: its echo must not take away what came after.
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

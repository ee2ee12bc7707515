import { useEffect, useState } from 'react'

const PAUSE_MS = 500

/** How much of a list is shown: said once the typing pauses, or every key would be read aloud. */
export function ListStatus({ text }: { text: string }) {
  const [said, setSaid] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="mt-4 tabular-nums">
      {said}
    </p>
  )
}

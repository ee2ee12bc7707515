import { type ReactNode, useEffect, useState } from 'react'
import { Spinner } from './Spinner'

type PatienceProps = {
  /** What is on its way. */
  text: string
  /** What stands there once it takes too long. It goes when what was waited for comes after all. */
  late: ReactNode
}

/** Something is on its way, and whoever waits for it is not left with a spinner. */
export function Patience({ text, late }: PatienceProps) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? late : <Spinner text={text} />
}

const LATE_MS = 8000

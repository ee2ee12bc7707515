import { type ReactNode, useEffect, useState } from 'react'
import { Spinner } from './Spinner'

type SlowFallbackProps = {
  /** What is being loaded. */
  text: string
  /** Shown instead of the spinner once it takes too long, until what was waited for comes after all. */
  late: ReactNode
}

/** A spinner, which is replaced by words and a way on when the wait is too long. */
export function SlowFallback({ text, late }: SlowFallbackProps) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? late : <Spinner text={text} />
}

const LATE_MS = 8000

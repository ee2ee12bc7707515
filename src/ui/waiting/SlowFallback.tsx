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
  return useIsLate() ? late : <Spinner text={text} />
}

type LateProps = {
  /** What is waited for, with its article: «la lista de ciudades». */
  what: string
}

type LoadingProps = LateProps & {
  /** Shown at first: «Cargando ciudades...». */
  text: string
  /** A way on, shown below the words that it is late. */
  children?: ReactNode
}

/** Stands in for data that is being read: a spinner, and words once the data is late. */
export function Loading({ text, what, children }: LoadingProps) {
  const late = (
    <div role="alert" className="mt-4 max-w-measure space-y-4">
      <p>{lateText(what)}</p>
      {children}
    </div>
  )
  return <SlowFallback text={text} late={late} />
}

/** The same as one line, for a live region that has its own place on the screen: «Contando…». */
export function LoadingText({ text, what }: LateProps & { text: string }) {
  return useIsLate() ? lateText(what) : text
}

/** Late data is asked for again by itself, up to three times of eight seconds each. */
function lateText(what: string): string {
  return `Todavía no llega ${what}: puede ser la conexión. Aparecerá aquí en cuanto llegue.`
}

/** Returns whether the component has been shown for longer than anybody should wait without a word. */
export function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

const LATE_MS = 8000

import { useEffect, useLayoutEffect, useRef } from 'react'

/** What had the focus last. */
let last: Element | null = null

/** Notices what has the focus, once for the whole desk. */
export function useFocusWatch(): void {
  useEffect(() => {
    const notice = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null
    }
    document.addEventListener('focusin', notice)
    return () => document.removeEventListener('focusin', notice)
  }, [])
}

/**
 * For the first line of what has just come, or has come to another phase: it takes the focus where that went away with the button that
 * was pressed. Who is somewhere else stays there, and so does who has pressed nothing yet.
 */
export function useLostFocus<Line extends HTMLElement>(phase: string) {
  const line = useRef<Line>(null)
  const wasLost = useRef(false)
  // Asked before the parts of what has come could take the focus themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase is what takes buttons away.
  useLayoutEffect(() => {
    wasLost.current = isLost()
  }, [phase])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (wasLost.current) line.current?.focus({ preventScroll: true })
  }, [phase])
  return line
}

/** The same for what was there before the press: by coming itself it takes nothing. */
export function useLostFocusOnChange<Line extends HTMLElement>(phase: string) {
  const line = useRef<Line>(null)
  const before = useRef(phase)
  useEffect(() => {
    if (before.current !== phase && isLost()) line.current?.focus({ preventScroll: true })
    before.current = phase
  }, [phase])
  return line
}

/** A button that can no longer be pressed loses the focus a moment later. */
function isLost(): boolean {
  const { activeElement, body } = document
  const isNowhere = activeElement === null || activeElement === body || activeElement.matches(':disabled')
  return isNowhere && last !== null && (!last.isConnected || last.matches(':disabled'))
}

import { useEffect, useRef } from 'react'

/**
 * For the first line of what has just come, or has come to another phase: it takes the focus where that went away with the button that
 * was pressed. Who is somewhere else stays there.
 */
export function useLostFocus<Line extends HTMLElement>(phase: string) {
  const line = useRef<Line>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase is what takes buttons away.
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [phase])
  return line
}

import { useEffect, useRef } from 'react'

/** For a box with its own scrolling: scrolls it back to the top whenever it shows another view. */
export function useFromTheTop(view: string) {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is what begins anew.
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [view])
  return box
}

import { useEffect, useRef } from 'react'

/** For a box that scrolls inside itself: whenever it shows another view, it begins at the top. */
export function useFromTheTop(view: string) {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is what begins anew.
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [view])
  return box
}

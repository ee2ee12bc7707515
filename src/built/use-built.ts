import { useState } from 'react'
import { useHydrating } from '@/ui/use-hydrating'

/**
 * Whether this component writes, or took over, the HTML of the build: true while the page is rendered for the build, and in the
 * browser for the life of a component that was hydrated. A component that came later is false: its page was not built.
 */
export function useBuilt(): boolean {
  const hydrating = useHydrating()
  const [built] = useState(hydrating)
  return built
}

/** Whether this component takes over HTML of the build, and may leave it as it is: `useBuilt` in a browser. */
export function useLeft(): boolean {
  return useBuilt() && typeof document !== 'undefined'
}

import { useState } from 'react'
import { useHydrating } from '@/ui/use-hydrating'

/**
 * Whether this component's HTML comes from the build: true while the build renders the page and, in the browser, for
 * the whole life of a component that was hydrated. False for a component that was mounted later, because its page was
 * not built.
 */
export function useBuilt(): boolean {
  const hydrating = useHydrating()
  const [built] = useState(hydrating)
  return built
}

/**
 * Whether this component was hydrated from the build's HTML and may leave it as it is: `useBuilt`, but only in a
 * browser.
 */
export function useLeft(): boolean {
  return useBuilt() && typeof document !== 'undefined'
}

import { useSyncExternalStore } from 'react'

/** Whether the build is rendering this component, or it is hydrating: it does not react to the visitor yet. */
export function useHydrating(): boolean {
  return useSyncExternalStore(never, no, yes)
}

const never = () => () => {}
const no = () => false
const yes = () => true

import { useSyncExternalStore } from 'react'

/** Whether this component is written by the build, or takes over the build's HTML in this moment: it answers nothing yet. */
export function useHydrating(): boolean {
  return useSyncExternalStore(never, no, yes)
}

const never = () => () => {}
const no = () => false
const yes = () => true

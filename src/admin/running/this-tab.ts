import { useSyncExternalStore } from 'react'
import { createOneRun, type RunSeen } from './one-run'

/** The one run among all tabs of this browser, connected to this tab's lock and storage. */
export const oneRun = createOneRun({
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  onOtherTab: (listener) => {
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  },
})

/** The run that goes on or was left in the middle, in whichever tab; null where there is none. */
export function useOneRun(): RunSeen {
  return useSyncExternalStore(oneRun.subscribe, oneRun.getSeen)
}

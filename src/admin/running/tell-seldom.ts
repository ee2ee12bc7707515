import type { RunNotice } from './run-notice'
import { oneRun } from './this-tab'

/** The shortest time between two reports of progress to other tabs, however many records a second are written. */
const TELL_MS = 1000

/**
 * Returns a function that tells the other tabs how far a run is: at once when its phase has changed, otherwise once a
 * second at most. Each report is written to the storage.
 */
export function tellSeldom(): (notice: RunNotice) => void {
  let told: RunNotice | undefined
  return (notice) => {
    if (told?.phase === notice.phase && notice.at - told.at < TELL_MS) return
    told = notice
    oneRun.tell(notice)
  }
}

import type { RunNotice } from './run-notice'
import { oneRun } from './this-tab'

/** The shortest time between two reports of progress to other tabs, however many records a second are written. */
const TELL_MS = 1000

/**
 * Returns a function to be called whenever a run has moved on, which tells the other tabs how far it is: at once when
 * its phase has changed, otherwise once a second at most, as each report is written to the storage. What happened in
 * between is told at the end of that second. `noticeNow` returns undefined while there is nothing to tell.
 */
export function tellSeldom(noticeNow: () => RunNotice | undefined): () => void {
  let told: RunNotice | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const notice = noticeNow()
    if (!notice) return
    const left = told?.phase === notice.phase ? told.at + TELL_MS - notice.at : 0
    clearTimeout(timer)
    if (left > 0) {
      timer = setTimeout(tell, left)
      return
    }
    told = notice
    oneRun.tell(notice)
  }
  return tell
}

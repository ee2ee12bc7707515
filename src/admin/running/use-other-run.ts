import type { OtherRunSeen } from './OtherRun'
import type { RunSeen } from './one-run'
import type { RunNotice } from './run-notice'
import { useOneRun } from './this-tab'

/**
 * Returns the run that keeps a screen from beginning its own, or null; `isOwn` recognises the screen's own run by its
 * notice.
 */
export function useOtherRun(isOwn: (notice: RunNotice) => boolean): OtherRunSeen | null {
  return otherRun(useOneRun(), isOwn)
}

/**
 * A run that was left in the middle is never in the way; one in another tab always is, even if `isOwn` is true for its
 * notice.
 */
export function otherRun(seen: RunSeen, isOwn: (notice: RunNotice) => boolean): OtherRunSeen | null {
  if (!seen || seen.location === 'left') return null
  const { notice, location } = seen
  return location === 'here' && isOwn(notice) ? null : { notice, location }
}

import type { OtherRunSeen } from './OtherRun'
import type { RunSeen } from './one-run'
import type { RunNotice } from './run-notice'
import { useOneRun } from './this-tab'

/** The run beside which a screen cannot begin its own; `isOwn` tells the screen's own run by its notice. */
export function useOtherRun(isOwn: (notice: RunNotice) => boolean): OtherRunSeen | null {
  return otherRun(useOneRun(), isOwn)
}

/** One that was left in the middle is in nobody's way, and that of another tab is another one whatever it does. */
export function otherRun(seen: RunSeen, isOwn: (notice: RunNotice) => boolean): OtherRunSeen | null {
  if (!seen || seen.location === 'left') return null
  const { notice, location } = seen
  return location === 'here' && isOwn(notice) ? null : { notice, location }
}

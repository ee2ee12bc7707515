import type { Run } from '@/admin/generation/run/run-generation'
import { countsOf, type RunState } from '@/admin/generation/run/run-state'
import type { RunNotice } from './run-notice'
import { oneRun } from './this-tab'

/** So often other tabs hear how far a run is, however many pages a second are written. */
const TELL_MS = 1000

/** The run, alone among all tabs, which hear of it; `onElsewhere` is told where another tab kept it from beginning. */
export function runAlone(run: Run, face: string, onElsewhere: () => void): Run {
  let told: Pick<RunNotice, 'phase' | 'at'> | undefined
  run.subscribe((event) => {
    // Also where there was nothing left to write: what was left in the middle is whole.
    if (event.type === 'ended' && event.ending === 'complete') return oneRun.forget()
    const notice = noticeOf(run.getState(), face, told)
    if (!notice) return
    told = notice
    oneRun.tell(notice)
  })
  const alone = async (work: () => Promise<void>) => {
    if (!(await oneRun.alone(work))) onElsewhere()
  }
  return { ...run, start: () => alone(run.start), retryFailed: () => alone(run.retryFailed) }
}

function noticeOf(
  state: RunState,
  face: string,
  told: Pick<RunNotice, 'phase' | 'at'> | undefined,
): RunNotice | undefined {
  const { phase, clock, cities } = state
  if (phase !== 'running' && phase !== 'paused' && phase !== 'stopping' && phase !== 'checking') return undefined
  const at = Date.now()
  if (told?.phase === phase && at - told.at < TELL_MS) return undefined
  const { due, generating } = countsOf(cities)
  return { face, phase, done: clock.pages, total: clock.pages + due + generating, at }
}

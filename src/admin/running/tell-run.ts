import type { Run } from '@/admin/generation/run/run-generation'
import type { RunKind } from '@/admin/generation/run/run-pace'
import { isActive, type RunState } from '@/admin/generation/run/run-state'
import type { RunNotice } from './run-notice'
import { oneRun } from './this-tab'

/** The shortest time between two reports of progress to other tabs, however many pages a second are written. */
const TELL_MS = 1000

/**
 * Wraps a run so that it is the only one among all tabs and tells them its progress. `onRefused` is called when another
 * run keeps it from beginning.
 */
export function runAlone(run: Run, kind: RunKind, onRefused: () => void): Run {
  let told: Pick<RunNotice, 'phase' | 'at'> | undefined
  run.subscribe((event) => {
    // A plan that finds nothing left to write ends like this too.
    if (event.type === 'ended' && event.ending === 'complete') return void oneRun.finished({ kind })
    const notice = noticeOf(run.getState(), kind, told)
    if (!notice) return
    told = notice
    oneRun.tell(notice)
  })
  const alone = async (work: () => Promise<void>) => {
    if (!(await oneRun.alone(work))) onRefused()
  }
  return { ...run, start: () => alone(run.start), retryFailed: () => alone(run.retryFailed) }
}

function noticeOf(
  state: RunState,
  kind: RunKind,
  told: Pick<RunNotice, 'phase' | 'at'> | undefined,
): RunNotice | undefined {
  if (!isActive(state)) return undefined
  const { phase, pagesDone, pagesTaken } = state
  const at = Date.now()
  if (told?.phase === phase && at - told.at < TELL_MS) return undefined
  return { kind, phase, done: pagesDone, total: pagesTaken, at }
}

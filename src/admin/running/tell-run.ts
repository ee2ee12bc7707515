import type { Run } from '@/admin/generation/run/run-generation'
import type { RunKind } from '@/admin/generation/run/run-pace'
import { isActive, type RunState } from '@/admin/generation/run/run-state'
import type { RunNotice } from './run-notice'
import { tellSeldom } from './tell-seldom'
import { oneRun } from './this-tab'

/**
 * Wraps a run so that it is the only one among all tabs and tells them its progress. `onRefused` is called when another
 * run keeps it from beginning.
 */
export function runAlone(run: Run, kind: RunKind, onRefused: () => void): Run {
  const tell = tellSeldom(() => noticeOf(run.getState(), kind))
  run.subscribe((event) => {
    // A plan that finds nothing left to write ends like this too.
    if (event.type === 'ended' && event.ending === 'complete') return void oneRun.finished(kind)
    if (event.type === 'ended' && event.summary.pending > 0) oneRun.endEarly()
    tell()
  })
  const alone = async (work: () => Promise<void>) => {
    if (!(await oneRun.alone(work, run.stop))) onRefused()
  }
  return { ...run, start: () => alone(run.start), retryFailed: () => alone(run.retryFailed) }
}

function noticeOf(state: RunState, kind: RunKind): RunNotice | undefined {
  if (!isActive(state)) return undefined
  const { phase, pagesDone, pagesTaken } = state
  return { kind, phase, done: pagesDone, total: pagesTaken, at: Date.now() }
}

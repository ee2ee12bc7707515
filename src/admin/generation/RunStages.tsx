import { Planning } from './Planning'
import { RunEnd } from './RunEnd'
import { RunPlan } from './RunPlan'
import { RunProgress } from './RunProgress'
import type { Run } from './run/run-generation'
import { isActive, type RunCounts, type RunState } from './run/run-state'

/** A run from its plan to its end: whichever of the four it has come to. */
export function RunStages({ run, state, counts }: { run: Run; state: RunState; counts: RunCounts }) {
  if (state.phase === 'planning') return <Planning run={run} compared={state.compared} pages={counts.pages} />
  if (state.phase === 'planned') return <RunPlan run={run} counts={counts} cities={state.cities} />
  if (isActive(state)) return <RunProgress run={run} state={state} counts={counts} />
  return state.phase === 'ended' ? <RunEnd run={run} state={state} /> : null
}

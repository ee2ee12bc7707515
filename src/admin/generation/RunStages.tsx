import { Planning } from './plan/Planning'
import { RunPlan } from './plan/RunPlan'
import { RunEnd } from './progress/RunEnd'
import { RunProgress } from './progress/RunProgress'
import type { Run } from './run/run-generation'
import { isActive, type RunCounts, type RunState } from './run/run-state'

type RunStagesProps = {
  run: Run
  state: RunState
  counts: RunCounts
  /** Whether another run keeps this one from beginning. */
  isHeld: boolean
}

/** Shows the stage that a run has reached: the making of the plan, the plan, the progress or the end. */
export function RunStages({ run, state, counts, isHeld }: RunStagesProps) {
  if (state.phase === 'planning') return <Planning run={run} compared={state.compared} pages={counts.pages} />
  if (state.phase === 'planned') return <RunPlan run={run} counts={counts} cities={state.cities} isHeld={isHeld} />
  if (isActive(state)) return <RunProgress run={run} state={state} />
  return state.phase === 'ended' ? <RunEnd run={run} state={state} isHeld={isHeld} /> : null
}

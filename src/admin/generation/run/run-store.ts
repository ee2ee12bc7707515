import type { RunNews } from './run-pages'
import { type RunStep, reduceRun } from './run-reducer'
import { type Ending, INITIAL_STATE, type RunState, type RunSummary } from './run-state'

/** What a listener is told: that the state changed, or one of the news worth a toast. */
export type RunEvent =
  | { type: 'state' }
  | { type: 'unread' }
  | { type: 'ended'; ending: Ending; summary: RunSummary }
  | RunNews

/** Creates the store of a run: its state, which only steps change, and those who listen to it. */
export function createRunStore() {
  let state: RunState = INITIAL_STATE
  const listeners = new Set<(event: RunEvent) => void>()
  const tell = (event: RunEvent) => {
    for (const listener of listeners) listener(event)
  }
  return {
    getState: () => state,
    subscribe: (listener: (event: RunEvent) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell,
    /** Applies a step and tells the listeners. Returns whether the step changed anything. */
    take: (step: RunStep): boolean => {
      const before = state
      state = reduceRun(state, step)
      if (state === before) return false
      tell({ type: 'state' })
      return true
    },
  }
}

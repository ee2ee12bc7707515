import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useOneRun } from '@/admin/running/one-run'
import { deskRun } from './desk-runs'
import type { Run } from './run-generation'
import type { RunKind } from './run-pages'
import type { RunState } from './run-state'

/** The phases in which nothing is known but what was read. */
const UNPLANNED: readonly RunState['phase'][] = ['new', 'ready', 'unread']

/** The least time between two renderings of a run's screen, however many pages are written per second. */
const DRAW_MS = 200

/**
 * Returns a run and its state. A screen that opens reads what the database holds, unless the run has a plan, or has
 * begun or ended; a selection is read only when it is planned.
 */
export function useRun(kind: RunKind): { run: Run; state: RunState } {
  const run = deskRun(kind, useQueryClient())
  const subscribe = useCallback((draw: () => void) => throttled(run, draw), [run])
  const state = useSyncExternalStore(subscribe, run.getState)

  useEffect(() => {
    // A run with a plan, or one that has begun or ended, knows more than a new reading would tell. Any other is read
    // again: pages may have been written since.
    if (kind !== 'selection' && UNPLANNED.includes(run.getState().phase)) void run.load()
  }, [kind, run])

  // What a run of another tab has written, a plan of this tab would still name as due, and its screen as missing.
  const isElsewhere = useOneRun()?.location === 'elsewhere'
  const wasElsewhere = useRef(isElsewhere)
  useEffect(() => {
    const hasEnded = wasElsewhere.current && !isElsewhere
    wasElsewhere.current = isElsewhere
    const { phase } = run.getState()
    if (!hasEnded) return
    if (phase === 'planning' || phase === 'planned') void run.plan()
    else if (kind !== 'selection' && UNPLANNED.includes(phase)) void run.load()
  }, [kind, run, isElsewhere])
  return { run, state }
}

/**
 * Calls `draw` at once when the phase changes, otherwise every `DRAW_MS` at most. Returns a function that unsubscribes.
 */
function throttled(run: Run, draw: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let phase = run.getState().phase
  const drawNow = () => {
    clearTimeout(timer)
    timer = undefined
    draw()
  }
  const unsubscribe = run.subscribe(() => {
    const isOther = run.getState().phase !== phase
    phase = run.getState().phase
    if (isOther) drawNow()
    else timer ??= setTimeout(drawNow, DRAW_MS)
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

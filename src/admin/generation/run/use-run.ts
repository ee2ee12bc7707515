import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { showToast } from '@/admin/generation/show-toast'
import { deskRun } from './desk-runs'
import type { Run } from './run-generation'
import type { RunKind } from './run-pace'
import type { RunState } from './run-state'

/** The least time between two renderings of a run's screen, however many pages are written per second. */
const DRAW_MS = 200

/**
 * Returns a run and its state, and shows the run's toasts. The first use reads what the database holds; a selection is
 * read only when it is planned.
 */
export function useRun(kind: RunKind): { run: Run; state: RunState } {
  const run = deskRun(kind, useQueryClient())
  const subscribe = useCallback((draw: () => void) => throttled(run, draw), [run])
  const state = useSyncExternalStore(subscribe, run.getState)

  useEffect(() => {
    // Only a new run is loaded: one that was used in this visit, even if it has ended, knows more than a new reading
    // would tell.
    if (kind !== 'selection' && run.getState().phase === 'new') void run.load()
  }, [kind, run])
  useEffect(() => run.subscribe((event) => showToast(kind, event)), [kind, run])
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

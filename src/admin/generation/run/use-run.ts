import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { showToast } from '@/admin/generation/show-toast'
import { deskRun } from './desk-runs'
import type { Run } from './run-generation'
import type { RunKind } from './run-pace'
import type { RunState } from './run-state'

/** How often the screen of a run is drawn again, however many pages a second are written. */
const DRAW_MS = 200

/**
 * A run and its state. What the database holds is read the first time; for a selection only when it is planned. A screen that shows the
 * run also shows its toasts.
 */
export function useRun(kind: RunKind): { run: Run; state: RunState } {
  const run = deskRun(kind, useQueryClient())
  const subscribe = useCallback((draw: () => void) => throttled(run, draw), [run])
  const state = useSyncExternalStore(subscribe, run.getState)

  useEffect(() => {
    // A run of this visit, also one that has ended, knows more than a new reading would.
    if (kind !== 'selection' && run.getState().phase === 'new') void run.load()
  }, [kind, run])
  useEffect(() => run.subscribe((event) => showToast(kind, event)), [kind, run])
  return { run, state }
}

/** Draws at once when the phase is another, and otherwise now and then. */
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

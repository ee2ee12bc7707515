import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { deskRun, type RunFace } from './desk-runs'
import type { Run, RunEvent } from './run-generation'
import type { RunState } from './run-state'

/** So often a running page is drawn anew, however many pages a second are written. */
const DRAW_MS = 200

/** The run of a face with its state, read from the database the first time (of a selection when it is planned); `onNews` hears what is worth a toast. */
export function useRun(face: RunFace, onNews: (event: RunEvent) => void): { run: Run; state: RunState } {
  const run = deskRun(face, useQueryClient())
  const subscribe = useCallback((draw: () => void) => throttled(run, draw), [run])
  const state = useSyncExternalStore(subscribe, run.getState)
  const hear = useEffectEvent(onNews)

  useEffect(() => {
    // Where a run is going on or has ended in this visit, what it says stands.
    if (face !== 'selection' && run.getState().phase === 'loading') void run.load()
  }, [face, run])
  useEffect(
    () =>
      run.subscribe((event) => {
        if (event.type !== 'state') hear(event)
      }),
    [run],
  )
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

import { useEffect, useState, useSyncExternalStore } from 'react'
import { weakMemoize } from '@/cities/weak-memoize'
import type { Run } from './run/run-generation'

/**
 * Chooses which of several places on one screen shows a run: the one in which its plan was asked for last or, when that
 * one is gone, the one that was there first.
 */
export function useStage(run: Run): { isHere: boolean; bringHere: () => void } {
  const stage = stageOf(run)
  const [place] = useState(() => Symbol('place'))
  useEffect(() => stage.enter(place), [stage, place])
  const isHere = useSyncExternalStore(stage.subscribe, () => stage.isAt(place))
  return { isHere, bringHere: () => stage.bringTo(place) }
}

const stageOf = weakMemoize((_: Run) => createStage())

function createStage() {
  /** The places on the screen; the first one shows the run. */
  let places: readonly symbol[] = []
  const listeners = new Set<() => void>()
  const change = (next: readonly symbol[]) => {
    places = next
    for (const listener of listeners) listener()
  }
  const without = (place: symbol) => places.filter((one) => one !== place)
  return {
    /** Adds a place. Returns a function that takes it away. */
    enter: (place: symbol) => {
      change([...places, place])
      return () => change(without(place))
    },
    bringTo: (place: symbol) => change([place, ...without(place)]),
    /** A place that is drawn for the first time, alone, shows the run at once. */
    isAt: (place: symbol) => places.length === 0 || places[0] === place,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

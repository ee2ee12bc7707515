import type { NetworkPorts } from '@/admin/generation/run/ports/run-ports'
import { createGate, type Gate, Halted, tryThrough } from '@/admin/generation/run/run-gate'
import type { Ending, Hold } from '@/admin/generation/run/run-state'
import { errorKind } from '@/data/errors'
import type { RestoreItem } from './plan-restore'

/**
 * How many rows are sent in parallel. Each needs a request of its own, because it is written only if it still is as it
 * was shown.
 */
const AT_ONCE = 4

/** What a restoration needs from outside. */
export type RestorePorts = NetworkPorts & {
  restore: (item: RestoreItem) => Promise<'restored' | 'changed'>
}

export type RestoreState = {
  phase: 'idle' | 'running' | 'stopping' | 'ended'
  /** Why the restoration is waiting. */
  hold: Hold | null
  ending: Ending | null
  total: number
  restored: number
  /** How many rows somebody changed during the restoration: they stay as they are. */
  changed: number
  /** How many rows could not be written in three tries. */
  failed: number
}

const IDLE: RestoreState = {
  phase: 'idle',
  hold: null,
  ending: null,
  total: 0,
  restored: 0,
  changed: 0,
  failed: 0,
}

export type Restore = ReturnType<typeof createRestore>

/**
 * Restores many rows, each with a request of its own. It stores no progress: the database shows what is left to do, so
 * a restoration that was stopped at any moment is continued by planning again.
 */
export function createRestore(ports: RestorePorts) {
  let state = IDLE
  let gate: Gate | undefined
  const listeners = new Set<() => void>()

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start,
    stop,
  }

  async function start(items: readonly RestoreItem[]): Promise<void> {
    if (state.phase === 'running' || state.phase === 'stopping') return
    const own = createGate(ports, (hold) => set({ hold }))
    gate = own
    set({ ...IDLE, phase: 'running', total: items.length })
    const waiting = [...items]
    const lane = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) await bringBack(item, own)
    }
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane))
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    set({ phase: 'ended', hold: null, ending: endingOf(failures) })
  }

  /** Stops after the rows that are being written. */
  function stop(): void {
    if (state.phase !== 'running') return
    set({ phase: 'stopping' })
    gate?.stop()
  }

  async function bringBack(item: RestoreItem, own: Gate): Promise<void> {
    let outcome: 'restored' | 'changed' = 'restored'
    const problem = await tryThrough(own, async () => {
      outcome = await ports.restore(item)
    })
    if (problem !== null) {
      console.error('Error restoring a record', problem)
      set({ failed: state.failed + 1 })
    } else set({ [outcome]: state[outcome] + 1 })
  }

  function set(change: Partial<RestoreState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
}

function endingOf(failures: readonly unknown[]): Ending {
  if (failures.length === 0) return 'complete'
  if (failures.some((failure) => errorKind(failure) === 'forbidden')) return 'refused'
  const unforeseen = failures.find((failure) => !(failure instanceof Halted))
  if (unforeseen) console.error('Error restoring records', unforeseen)
  return 'stopped'
}

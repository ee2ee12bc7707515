import { holdMs } from './run-pace'
import type { RunPorts } from './run-ports'

/** Thrown through a run that ends before its work does. */
export class Halted extends Error {
  override name = 'Halted'
}

/**
 * What every page of a run passes before it starts: it lets through, holds still while paused, while the network is gone or the
 * server overloaded, and throws `Halted` once the run has been stopped.
 */
export function createGate(
  { wait, online, onOnline }: Pick<RunPorts, 'wait' | 'online' | 'onOnline'>,
  onHold: (reason: 'network' | 'busy' | null) => void,
) {
  const stopping = new AbortController()
  let paused: { until: Promise<void>; end: () => void } | undefined
  let held: Promise<void> | undefined
  let timesInARow = 0

  const resume = () => {
    paused?.end()
    paused = undefined
  }

  return {
    /** Resolves when the next step may begin. */
    pass: async () => {
      while (!stopping.signal.aborted && (paused || held)) await (paused?.until ?? held)
      if (stopping.signal.aborted) throw new Halted()
    },
    wait: (ms: number) => wait(ms, stopping.signal),
    pause: () => {
      paused ??= deferred()
    },
    resume,
    stop: () => {
      stopping.abort()
      resume()
    },
    /** Of many requests that fail together, the first makes everybody hold. */
    hold: (reason: 'network' | 'busy') => {
      if (held || stopping.signal.aborted) return
      timesInARow += 1
      onHold(reason)
      held = holdStill(reason, holdMs(reason, timesInARow)).then(() => {
        held = undefined
        onHold(null)
      })
    },
    /** A request came through. */
    recovered: () => {
      timesInARow = 0
    },
  }

  /** The network says when it is back; where it claims to be there all the while, it is tried again after a time. */
  async function holdStill(reason: 'network' | 'busy', ms: number): Promise<void> {
    if (reason === 'busy') return wait(ms, stopping.signal)
    const enough = new AbortController()
    const end = () => enough.abort()
    const forget = onOnline(end)
    stopping.signal.addEventListener('abort', end, { once: true })
    do {
      await wait(ms, enough.signal)
    } while (!online() && !enough.signal.aborted)
    forget()
    stopping.signal.removeEventListener('abort', end)
  }
}

export type Gate = ReturnType<typeof createGate>

function deferred(): { until: Promise<void>; end: () => void } {
  let end = () => {}
  const until = new Promise<void>((resolve) => {
    end = resolve
  })
  return { until, end }
}

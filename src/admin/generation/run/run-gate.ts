import { messageOf } from '@/admin/desk/reading/error-text'
import { errorKind } from '@/data/errors'
import { ATTEMPTS, backOff } from '@/patience/back-off'
import { LONGEST_SILENCE_MS } from '@/patience/limits'
import { afterFailureMs, withRetries } from '@/patience/with-retries'
import type { NetworkPorts } from './ports/run-ports'
import type { Hold } from './run-state'

/** Thrown to end the work of a run that was stopped. */
export class Halted extends Error {
  override name = 'Halted'
}

/**
 * Creates the gate that every page of a run passes before it starts. The gate makes callers wait while the run is
 * paused, the network is gone or the server is overloaded, and throws `Halted` once the run has been stopped.
 */
export function createGate(
  { wait, askedToWaitMs, online, onOnline }: NetworkPorts,
  onHold: (reason: Hold | null) => void,
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
    /**
     * Makes every lane of the run wait. When several requests fail at the same time, only the first one starts the
     * wait.
     */
    hold: (reason: Hold) => {
      if (held || stopping.signal.aborted) return
      timesInARow += 1
      onHold(reason)
      held = holdStill(reason, backOff(timesInARow, { first: 1000, longest: LONGEST_HOLD_MS[reason] })).then(() => {
        held = undefined
        onHold(null)
      })
    },
    /** Tells the gate that a request succeeded, so that the next wait is a short one again. */
    recovered: () => {
      timesInARow = 0
    },
  }

  /**
   * Waits until the browser reports that the network is back; while the browser claims to be online all the time, for
   * `ms`. After that the work is tried again.
   */
  async function holdStill(reason: Hold, ms: number): Promise<void> {
    if (reason === 'busy') return leaveAlone(ms)
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

  /**
   * Waits for `ms`, and longer when the server asks for it, even if it told that to another request in the meantime.
   */
  async function leaveAlone(ms: number): Promise<void> {
    for (let left = ms; left > 0 && !stopping.signal.aborted; left = askedToWaitMs()) await wait(left, stopping.signal)
  }
}

export type Gate = ReturnType<typeof createGate>

const LONGEST_HOLD_MS = { network: 15_000, busy: 30_000 } as const satisfies Record<Hold, number>

/**
 * Tries the work three times, each time once the gate is open. Returns null when it succeeded, otherwise the last
 * failure's message. A try without a network does not count. A `forbidden` error stops the run and is thrown, because a
 * user who is refused once will be refused every time.
 */
export async function tryThrough(gate: Gate, work: () => Promise<void>): Promise<string | null> {
  const passAndWork = async () => {
    await gate.pass()
    await work()
    gate.recovered()
  }
  try {
    await withRetries(passAndWork, gate.wait, (error) => judge(error, gate))
    return null
  } catch (error) {
    if (error instanceof Halted || errorKind(error) === 'forbidden') throw error
    await gate.wait(afterFailureMs(ATTEMPTS))
    return messageOf(error)
  }
}

/**
 * Reads with retries, each of which waits as long as the server asks. When the server asks for more than
 * `LONGEST_SILENCE_MS`, the failure is thrown at once. Throws `Halted` after the gate was stopped, which ends the
 * retries: a late answer or failure must not reach the plan that followed.
 */
export function readThrough<Read>(
  gate: Gate,
  { askedToWaitMs }: Pick<NetworkPorts, 'askedToWaitMs'>,
  read: () => Promise<Read>,
): Promise<Read> {
  return withRetries(
    async () => {
      await gate.pass()
      return read()
    },
    (ms) => gate.wait(Math.max(ms, askedToWaitMs())),
    (error) => (error instanceof Halted || askedToWaitMs() > LONGEST_SILENCE_MS ? 'final' : 'counts'),
  ).finally(gate.pass)
}

function judge(error: unknown, gate: Gate) {
  const kind = errorKind(error)
  if (kind === 'forbidden') gate.stop()
  if (kind === 'forbidden' || error instanceof Halted) return 'final'
  if (kind === 'offline') gate.hold('network')
  if (kind === 'unavailable') gate.hold('busy')
  return kind === 'offline' ? 'free' : 'counts'
}

function deferred(): { until: Promise<void>; end: () => void } {
  let end = () => {}
  const until = new Promise<void>((resolve) => {
    end = resolve
  })
  return { until, end }
}

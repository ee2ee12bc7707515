import { onlineManager } from '@tanstack/react-query'
import PQueue from 'p-queue'
import pRetry from 'p-retry'
import { messageOf } from '@/admin/desk/reading/error-text'
import { errorKind } from '@/data/errors'
import { ATTEMPTS, askedToWaitMs, backOff } from '@/timeouts'
import type { Hold } from './run-state'

/** A failed try is followed by a wait of 200 ms times its number (specification, section 9). */
const AFTER_FAILURE_MS = 200

const LONGEST_HOLD_MS = { network: 15_000, busy: 30_000 } as const satisfies Record<Hold, number>

/**
 * Creates the queue through which a run writes. It is paused while the run is paused, and on hold while the
 * network is gone or the server is overloaded; a stop ends what waits in it, but not what has begun.
 */
export function createRunQueue(concurrency: number, onHold: (reason: Hold | null) => void) {
  const queue = new PQueue({ concurrency })
  const stopping = new AbortController()
  const { signal } = stopping
  let isPaused = false
  let isHeld = false
  let holdsInARow = 0

  return {
    /** Aborted once the run was stopped. Its reason is what the work below then fails with. */
    signal,
    delay: (ms: number) => delay(ms, signal),
    pause: () => {
      isPaused = true
      queue.pause()
    },
    resume: () => {
      isPaused = false
      release()
    },
    stop,
    /**
     * Tries the work three times. Returns null when it succeeded, otherwise the last failure's message. A
     * try without a network does not count. A `forbidden` error stops the run and is thrown, because a user who is
     * refused once will be refused every time.
     */
    attempt: async (work: () => Promise<void>): Promise<string | null> => {
      try {
        await pRetry(() => enqueue(work), {
          // Counted by `shouldRetry`.
          retries: Number.POSITIVE_INFINITY,
          minTimeout: AFTER_FAILURE_MS,
          signal,
          onFailedAttempt: ({ error }) => {
            const kind = errorKind(error)
            if (kind === 'forbidden') stop()
            if (kind === 'offline') void hold('network')
            if (kind === 'unavailable') void hold('busy')
          },
          shouldConsumeRetry: ({ error }) => errorKind(error) !== 'offline',
          shouldRetry: ({ error, retriesConsumed }) =>
            errorKind(error) === 'offline' || (errorKind(error) !== 'forbidden' && retriesConsumed < ATTEMPTS - 1),
        })
        holdsInARow = 0
        return null
      } catch (error) {
        if (error === signal.reason || errorKind(error) === 'forbidden') throw error
        await delay(ATTEMPTS * AFTER_FAILURE_MS, signal)
        return messageOf(error)
      }
    },
  }

  function enqueue(work: () => Promise<void>): Promise<void> {
    return queue.add(() => {
      signal.throwIfAborted()
      return work()
    })
  }

  function stop(): void {
    stopping.abort()
    // What waits in the queue begins, finds that the run was stopped, and fails.
    queue.start()
  }

  function release(): void {
    if (signal.aborted || !(isPaused || isHeld)) queue.start()
  }

  /** Makes the whole run wait, longer each time in a row. When several requests fail together, the first begins this. */
  async function hold(reason: Hold): Promise<void> {
    if (isHeld || signal.aborted) return
    isHeld = true
    holdsInARow += 1
    queue.pause()
    onHold(reason)
    const ms = backOff(holdsInARow, { first: 1000, longest: LONGEST_HOLD_MS[reason] })
    await (reason === 'network' ? untilOnline(ms, signal) : leaveAlone(ms, signal))
    isHeld = false
    onHold(null)
    release()
  }
}

/**
 * Waits until the browser reports that the network is back; while it claims to be online all the time, for `ms`. After
 * that the work is tried again.
 */
async function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  const isBack = new AbortController()
  const unsubscribe = onlineManager.subscribe((isOnline) => {
    if (isOnline) isBack.abort()
  })
  const end = AbortSignal.any([signal, isBack.signal])
  do await delay(ms, end)
  while (!onlineManager.isOnline() && !end.aborted)
  unsubscribe()
}

/** Waits for `ms`, and longer when the server asks for it, even if the answer to another request asked for it meanwhile. */
async function leaveAlone(ms: number, signal: AbortSignal): Promise<void> {
  for (let left = ms; left > 0 && !signal.aborted; left = askedToWaitMs()) await delay(left, signal)
}

/**
 * Resolves after `ms`, or as soon as the signal is aborted. In a hidden tab browsers stretch this to a whole second. They
 * stretch it to a minute only where one timer starts the next; here the answer of a request comes between two.
 */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || ms <= 0) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}

/** How long a thing may take, and when it is tried again. Every room that waits for something takes its numbers from here. */

/** How long anything that comes over the network may take. Then it has failed: nobody waits longer in silence. */
export const PATIENCE_MS = 8000

/** The same for a whole file of the site, which may be 50 MB. */
export const FILE_PATIENCE_MS = 30_000

/** The same for the worker, which installs its files before it is ready. */
export const WORKER_PATIENCE_MS = 10_000

/** How often anything is tried in all before it counts as failed. */
export const ATTEMPTS = 3

/**
 * The same work, but failed after 8 seconds. For what cannot be called off: code on its way, a session being renewed. When it comes
 * after all, the next try has it at once.
 */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('nothing came in time', 'TimeoutError')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Twice as long after each failure as after the one before: `first` after the first one, and never more than `longest`. */
export function backOff(failures: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), longest)
}

/** Between two tries of the same write: 200, 400 and 600 ms (section 9 of the specification). */
export function afterFailureMs(failures: number): number {
  return 200 * failures
}

/** What a failure means for the tries that are left: it uses one up, it does not count, or there are to be no more. */
type Verdict = 'counts' | 'free' | 'final'

/** Tries three times, and throws what the last try threw. */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  wait: (ms: number) => Promise<void>,
  judge: (error: unknown) => Verdict = () => 'counts',
): Promise<Result> {
  for (let failures = 0; ; ) {
    try {
      return await work()
    } catch (error) {
      const verdict = judge(error)
      if (verdict === 'free') continue
      failures += 1
      if (verdict === 'final' || failures === ATTEMPTS) throw error
      await wait(afterFailureMs(failures))
    }
  }
}

/**
 * How long the page that waits for its city lets pass before it tries again: 5, 10, 20, 40 s and then each minute. `chance` (0 to 1)
 * shifts it by a fifth, so that many readers do not come back in the same second.
 */
export function retryDelaySeconds(failures: number, chance: number): number {
  return Math.round(backOff(failures, { first: 5, longest: 60 }) * (0.8 + 0.4 * chance))
}

/** When the server may be asked again, on the clock of this page. */
let restUntil = 0

/** Remembers what an overloaded server asks for in `Retry-After`: it holds for every request, not for this one alone. */
export function heedRetryAfter(response: Response): void {
  if (response.status !== 429 && response.status !== 503) return
  const seconds = secondsOf(response.headers)
  if (seconds > 0) restUntil = performance.now() + seconds * 1000
}

/** How long the server has asked to be left alone, in milliseconds from now; 0 where it has not. */
export function askedToWaitMs(): number {
  return Math.max(0, restUntil - performance.now())
}

/** A number, or a date: that one is compared with the server's own, because the visitor's clock may be a year off. */
function secondsOf(headers: Headers): number {
  const asked = headers.get('Retry-After') ?? ''
  if (/^\d+$/.test(asked.trim())) return Number(asked)
  const seconds = (Date.parse(asked) - Date.parse(headers.get('Date') ?? '')) / 1000
  return Number.isNaN(seconds) ? 0 : seconds
}

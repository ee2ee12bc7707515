/** How long nothing may come from a server before a request counts as failed, so that nobody waits in vain untold. */
export const TIMEOUT_MS = 8000

/** The limit for an answer that keeps coming: a list on a slow line, or a file of the site of up to 50 MB. */
export const FILE_TIMEOUT_MS = 30_000

/** How long a form that needs the app waits for it, from the start of the page. After that the browser submits the form. */
export const APP_TIMEOUT_MS = 30_000

/** The limit for the service worker to become ready, which has to install its files first. */
export const WORKER_TIMEOUT_MS = 10_000

/** If the server asks for a longer wait than this, the user is told at once, and decides when to try again. */
export const LONGEST_RETRY_AFTER_MS = 10_000

/**
 * Returns the result of `work`, or fails after 8 seconds. For work that cannot be aborted: loading code, renewing a
 * session. It goes on after the failure, so the next try has its result at once when it has come by then.
 */
export function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('nothing came in time', 'TimeoutError')), TIMEOUT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** How many times anything is tried in all before it counts as failed. */
export const ATTEMPTS = 3

/**
 * Returns the wait after so many failures: `first` after the first, twice as long after each further one, at most
 * `longest`.
 */
export function backOff(failures: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), longest)
}

/**
 * Returns how long a city page that could not be loaded waits before its next try: 5, 10, 20, 40 and then 60 seconds.
 * `chance` (0 to 1) shifts this by up to a fifth either way, so that many readers do not come back in the same second.
 */
export function retryDelaySeconds(failures: number, chance: number): number {
  return Math.round(backOff(failures, { first: 5, longest: 60 }) * (0.8 + 0.4 * chance))
}

/** The time from which the server may be asked again, as `performance.now()` counts it. */
let restUntil = 0

/** Remembers the wait that an overloaded server asks for in `Retry-After`. It applies to every later request. */
export function rememberRetryAfter(response: Response): void {
  if (response.status !== 429 && response.status !== 503) return
  const seconds = secondsOf(response.headers)
  if (seconds > 0) restUntil = performance.now() + seconds * 1000
}

/** How long the server has asked to be left alone, in milliseconds from now; 0 where it has not. */
export function askedToWaitMs(): number {
  return Math.max(0, restUntil - performance.now())
}

/**
 * Reads `Retry-After`, which is a number of seconds or a date. A date is compared with the `Date` of the same answer,
 * because the visitor's clock may be a year off.
 */
function secondsOf(headers: Headers): number {
  const asked = headers.get('Retry-After') ?? ''
  if (/^\d+$/.test(asked.trim())) return Number(asked)
  const seconds = (Date.parse(asked) - Date.parse(headers.get('Date') ?? '')) / 1000
  return Number.isNaN(seconds) ? 0 : seconds
}

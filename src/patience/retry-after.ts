/** The time from which the server may be asked again, as `performance.now()` counts it. */
let restUntil = 0

/** Remembers the wait that an overloaded server asks for in `Retry-After`. It applies to every later request. */
export function heedRetryAfter(response: Response): void {
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

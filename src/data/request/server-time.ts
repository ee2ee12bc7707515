/** How far the clock of the site's server is ahead of this computer's, in milliseconds. */
let aheadMs = 0

/** Remembers the time in an answer of the site. `Age` is how long a cache on the way has held it. */
export function rememberServerTime({ headers }: Response): void {
  const sent = Date.parse(headers.get('Date') ?? '')
  const heldMs = 1000 * Number(headers.get('Age') ?? 0)
  if (Number.isFinite(sent + heldMs)) aheadMs = sent + heldMs - Date.now()
}

/**
 * Returns the present by the server's clock as the site last sent it, to be compared with times of the database: the
 * clock of this computer may be a day off.
 */
export function serverTime(): Date {
  return new Date(Date.now() + aheadMs)
}

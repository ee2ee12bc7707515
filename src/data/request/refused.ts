const leaving = new AbortController()

/** Aborted once the quick exit has covered the page: requests on their way end, and no other is sent. */
export const pageLeft: AbortSignal = leaving.signal

/**
 * Ends all requests, and refuses those to come. A save that was waiting for an earlier answer would still tell the
 * database which page was being read.
 */
export function refuseRequests(): void {
  leaving.abort(new Error('the page was left'))
}

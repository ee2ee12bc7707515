let refused = false

/**
 * From now on no request is sent. Called when the quick exit has covered the page: a save that was waiting for an
 * earlier answer would still tell the database which page was being read.
 */
export function refuseRequests(): void {
  refused = true
}

/** Whether `refuseRequests` was called on this page. */
export function requestsAreRefused(): boolean {
  return refused
}

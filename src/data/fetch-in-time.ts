const PATIENCE_MS = 8000

/** `fetch` that gives up after 8 seconds, and that fails when the answer breaks off, not when it is parsed. */
export async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const tooLate = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate,
  })
  try {
    await response.clone().arrayBuffer()
  } catch (cause) {
    // `fetch` throws a TypeError here too, which would pass for being offline.
    throw new Error('the answer broke off', { cause })
  }
  return response
}

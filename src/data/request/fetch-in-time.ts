import { PATIENCE_MS } from '@/patience/limits'
import { heedRetryAfter } from '@/patience/retry-after'

/**
 * `fetch` that gives up after 8 seconds, also in the middle of an answer, and that fails when the answer breaks off, not when it
 * is parsed.
 */
export async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const tooLate = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate,
  })
  heedRetryAfter(response)
  return whole(response)
}

/** The same answer with all of its body. */
async function whole(response: Response): Promise<Response> {
  try {
    const body = await response.arrayBuffer()
    const { status, statusText, headers } = response
    // An answer that must have no body refuses even an empty one.
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers })
  } catch (cause) {
    // `fetch` throws a TypeError here too, which would pass for being offline.
    throw new Error('the answer broke off', { cause })
  }
}

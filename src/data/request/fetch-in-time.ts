import { PATIENCE_MS } from '@/patience/limits'
import { heedRetryAfter } from '@/patience/retry-after'
import { requestsAreRefused } from './refused'

/**
 * `fetch` that gives up after 8 seconds, also in the middle of an answer, and that fails when the answer breaks off,
 * not when it is parsed. Sends nothing once the quick exit has been taken.
 */
export async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (requestsAreRefused()) throw new Error('the page was left')
  const tooLate = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate,
  })
  heedRetryAfter(response)
  return whole(response)
}

/** Returns the same answer once its whole body has arrived. */
async function whole(response: Response): Promise<Response> {
  try {
    const body = await response.arrayBuffer()
    const { status, statusText, headers } = response
    // `Response` refuses even an empty body for a status that must have none.
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers })
  } catch (cause) {
    // A body that breaks off is a TypeError too, which would be taken for being offline.
    throw new Error('the answer broke off', { cause })
  }
}

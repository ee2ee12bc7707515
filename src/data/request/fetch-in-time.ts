import { FILE_TIMEOUT_MS, rememberRetryAfter, TIMEOUT_MS } from '@/timeouts'
import { pageLeft } from './refused'

/**
 * `fetch` that gives up when nothing has come for 8 seconds, also in the middle of an answer. A slow answer has 30
 * seconds in all: the list of all facilities takes longer than 8 on a bad line. Fails when the answer breaks off, not
 * when it is parsed. Ends, and sends nothing more, once the quick exit has been taken.
 */
export async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (pageLeft.aborted) throw new Error('the page was left')
  const silence = silenceLimit()
  const limits = [pageLeft, silence.signal, AbortSignal.timeout(FILE_TIMEOUT_MS)]
  const response = await fetch(input, {
    ...init,
    signal: AbortSignal.any(init?.signal ? [init.signal, ...limits] : limits),
  })
  rememberRetryAfter(response)
  return whole(response, silence.heard)
}

/** Returns a signal that aborts 8 seconds after the last call of `heard`, or after its own beginning. */
function silenceLimit(): { signal: AbortSignal; heard: () => void } {
  const silent = new AbortController()
  let latest: AbortSignal | undefined
  const heard = () => {
    const limit = AbortSignal.timeout(TIMEOUT_MS)
    latest = limit
    limit.addEventListener('abort', () => {
      if (limit === latest) silent.abort(limit.reason)
    })
  }
  heard()
  return { signal: silent.signal, heard }
}

/** Returns the same answer once its whole body has arrived. Calls `heard` for each part of it that comes. */
async function whole(response: Response, heard: () => void): Promise<Response> {
  try {
    const parts: BlobPart[] = []
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      heard()
      parts.push(part.value)
    }
    const { status, statusText, headers } = response
    // `Response` refuses even an empty body for a status that must have none.
    return new Response(parts.length === 0 ? null : new Blob(parts), { status, statusText, headers })
  } catch (cause) {
    // A body that breaks off is a TypeError too, which would be taken for being offline.
    throw new Error('the answer broke off', { cause })
  }
}

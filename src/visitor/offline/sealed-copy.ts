/** The name of the cache of saved pages. The quick exit deletes it, like every cache except that of the essentials. */
export const SAVED_CACHE = 'lectura'

const SEAL = 'X-Copy-Digest'

/** Returns the response with a seal, the SHA-256 digest of its body, to be put into a cache. */
export async function sealed(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  headers.set(SEAL, await digest(body))
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

/** Returns the copy if its body still matches its seal; undefined if it is damaged or was never sealed. */
export async function unbroken(copy: Response | undefined): Promise<Response | undefined> {
  const seal = copy?.headers.get(SEAL)
  if (!copy || !seal) return undefined
  try {
    return seal === (await digest(await copy.clone().arrayBuffer())) ? copy : undefined
  } catch (cause) {
    console.warn('A saved copy could not be read', cause)
    return undefined
  }
}

async function digest(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

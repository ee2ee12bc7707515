import { fetchInTime } from '@/data/request/fetch-in-time'

/** The user's access token, if somebody is signed in; `renewed` is called when the database refuses the current one. */
export type AccessToken = {
  current: () => Promise<string | undefined>
  renewed: () => Promise<string | undefined>
  /** Whether a write must be refused, because the session ended and the desk does not yet show it. */
  refusesWrite: () => boolean
}

/** Returns a `fetch` that signs every request with this token, if there is one. */
export function signedFetch(token: AccessToken): typeof fetchInTime {
  return async (input, init) => {
    const current = await token.current()
    if (!current) return fetchAsVisitor(input, init)
    const answer = await fetchInTime(input, signedWith(current, init))
    // 401 means that the token is not valid: a user who lacks a permission gets 403.
    if (answer.status !== 401) return answer
    const renewed = await token.renewed()
    return renewed ? fetchInTime(input, signedWith(renewed, init)) : fetchAsVisitor(input, init)
  }

  /**
   * Reads what a visitor may read. A write of somebody whose session has just ended is not sent: while the admin is open
   * to all, it would be saved without its author, who would not learn that the session has ended.
   */
  async function fetchAsVisitor(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const isRead = ['GET', 'HEAD'].includes(init?.method ?? 'GET')
    if (!isRead && token.refusesWrite()) return Response.json({ message: 'the session has ended' }, { status: 401 })
    return fetchInTime(input, init)
  }
}

function signedWith(token: string, init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers)
  headers.set('Authorization', `Bearer ${token}`)
  return { ...init, headers }
}

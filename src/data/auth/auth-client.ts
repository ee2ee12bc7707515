import type { AuthClient, AuthError } from '@supabase/auth-js'
import { toDataError } from '@/data/errors'
import { fetchInTime } from '@/data/request/fetch-in-time'
import { env } from '@/env'
import { inTime } from '@/patience/in-time'

/** The key of the session in the browser's storage, by which other tabs notice that it changed. */
export const SESSION_KEY = 'portal-session'

type Auth = InstanceType<typeof AuthClient>
let client: Promise<Auth> | undefined
/** Ends the requests of the client. */
let requests = new AbortController()
/** The failure of the last request: while the client tries to renew a session, it keeps only the message of one. */
let lastFailure: unknown

/** Returns Supabase's client for signing in, whose code is fetched on first use. Throws a `DataError`. */
export function authClient(): Promise<Auth> {
  client ??= connect().catch((failure: unknown) => {
    client = undefined // The next request tries again.
    throw toDataError(failure)
  })
  return client
}

/**
 * Asks the client something that may need the server, and waits 8 seconds at most: by itself the client would retry a
 * renewal for half a minute. Throws a `DataError`.
 */
export async function askAuth<Answer extends { error: AuthError | null }>(
  ask: (client: Auth) => Promise<Answer>,
): Promise<Answer> {
  const asked = await authClient()
  // The client may answer long after these 8 seconds.
  const answering = ask(asked).then(async (answer) => {
    if (answer.error && isPassing(answer.error)) await replace(asked)
    return answer
  })
  return inTime(answering).catch((failure: unknown) => {
    throw toDataError(lastFailure ?? failure)
  })
}

/**
 * Has a new client answer from now on. One that could not renew the session repeats that failure for a minute, also when
 * the server is in reach again. Where the browser denies storage, only this client has the session, and it stays.
 */
async function replace(failed: Auth): Promise<void> {
  if (!isSessionStored() || !client || (await client) !== failed) return
  client = undefined
  await failed.dispose()
}

/** Whether this browser's storage holds a session; undefined where the browser denies storage. */
export function isSessionStored(): boolean | undefined {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return undefined
  }
}

/**
 * Replaces the client, which keeps a session until the server has confirmed its end. Its requests are aborted first: a
 * renewal that still succeeded would store the session again.
 */
export async function forgetAuth(): Promise<void> {
  const abandoned = client
  client = undefined
  requests.abort()
  requests = new AbortController()
  await (await abandoned)?.dispose()
  try {
    localStorage.removeItem(SESSION_KEY)
  } catch {
    // A browser that denies storage had the session only in the memory of the client.
  }
}

/** Whether the server was out of reach or unavailable: such a failure does not end a session. */
export function isPassing(failure: AuthError | Response): boolean {
  return ['offline', 'unavailable'].includes(toDataError(failure).kind)
}

async function connect(): Promise<Auth> {
  const { signal } = requests
  const { AuthClient } = await inTime(import('@supabase/auth-js'))
  return new AuthClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
    fetch: (input, init) =>
      fetchInTime(input, { ...init, signal }).then(
        (answer) => {
          lastFailure = undefined
          return onThisClock(keepingSession(answer))
        },
        (failure: unknown) => {
          lastFailure = failure
          throw new Error(String(failure))
        },
      ),
    storageKey: SESSION_KEY,
    detectSessionInUrl: false,
  })
}

/**
 * The client keeps a session only after statuses 500 to 504 and 520 to 530. Other statuses of a server that is busy,
 * restricted or paused are therefore passed to it as 503.
 */
function keepingSession(answer: Response): Response {
  return answer.ok || !isPassing(answer) ? answer : new Response(answer.body, { status: 503, headers: answer.headers })
}

/**
 * Removes `expires_at` from a session. It is a time on the server's clock, and the clock of this computer may be a year
 * off: every request would renew the session first. Without it the client counts the session's duration from now.
 */
async function onThisClock(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  const body: unknown = await answer.clone().json()
  if (typeof body !== 'object' || body === null || !('expires_at' in body)) return answer
  const { expires_at: _, ...session } = body
  return Response.json(session, { status: answer.status })
}

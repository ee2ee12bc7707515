import type { AuthClient, AuthError, Session } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'
import { env } from '@/env'
import { inTime } from '@/patience/in-time'
import { DataError, toDataError } from './errors'
import { fetchInTime } from './request/fetch-in-time'
import { rowsOf } from './request/rows-of'
import { signedFetch } from './signed-fetch'
import { sendRequestsWith } from './supabase'

/** The person signed in at the editors' desk. */
type DeskUser = { id: string; email: string }

/** Who is at the desk and whether they may rewrite records: a listed editor may, and anyone while the admin is open. */
export type Permission = { user: DeskUser | null; isEditor: boolean; mayEdit: boolean; publicAdmin: boolean }

/**
 * Query for who is at the desk and what they may do. Signing in or out must invalidate every query: rows depend on it.
 */
export const sessionQuery = () => queryOptions({ queryKey: ['session'], queryFn: readPermission, staleTime: 60_000 })

/** Makes every request from now on wait for the session and carry its token: even the desk's first reads are signed. */
export function signRequests(): void {
  sendRequestsWith(signedFetch({ current: currentToken, renewed: renewedToken, refusesWrite }))
}

/**
 *   none    nobody has been signed in, or the desk has read that the session ended
 *   signed  somebody is signed in, as far as is known
 *   ended   the session ended by itself
 *   unread  it ended, and no write is sent until the desk has read this: a write was refused, or the editor signed out
 */
let known: 'none' | 'signed' | 'ended' | 'unread' = 'none'

const endListeners = new Set<() => void>()

/** Calls `onEnd` when a request finds that the session has ended by itself. Returns a function that stops this. */
export function onSessionEnd(onEnd: () => void): () => void {
  endListeners.add(onEnd)
  return () => void endListeners.delete(onEnd)
}

async function currentToken(): Promise<string | undefined> {
  const session = await currentSession()
  if (session) known = 'signed'
  else noteEnd()
  return session?.access_token
}

function noteEnd(): void {
  if (known !== 'signed') return
  known = 'ended'
  for (const onEnd of endListeners) onEnd()
}

/** Refuses until the desk has read, and shows, that the session ended. */
function refusesWrite(): boolean {
  if (known === 'none') return false
  known = 'unread'
  return true
}

/** The key of the session in the browser's storage, by which other tabs notice that it changed. */
export const SESSION_KEY = 'portal-session'

/** Signs in for this browser. Throws a `DataError`: `forbidden` when there is no such user with this password. */
export async function signIn(email: string, password: string): Promise<void> {
  signRequests()
  const { error } = await (await auth()).signInWithPassword({ email, password })
  if (error) throw NO_SUCH_USER.includes(error.status ?? 0) ? new DataError('forbidden', error) : toDataError(error)
  known = 'signed'
}

const NO_SUCH_USER = [400, 401, 403, 422]

/**
 * Signs out of this browser within 8 seconds; other devices of the same person stay signed in. When the server cannot be
 * told, the browser forgets the session all the same, because the editor may be leaving the computer to others. The
 * session must be read again before anything can be written. Never throws.
 */
export async function signOut(): Promise<void> {
  await endSession()
  known = 'unread'
}

async function endSession(): Promise<void> {
  const { error } = await auth()
    .then((client) => inTime(client.signOut({ scope: 'local' })))
    .catch((error: unknown) => ({ error }))
  if (!error) return
  console.warn('The server was not told that the session ended', error)
  await forgetSession()
}

/**
 * Replaces the client, which keeps a session until the server has confirmed its end. Its requests are aborted first: a
 * renewal that still succeeded would store the session again.
 */
async function forgetSession(): Promise<void> {
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

async function readPermission(): Promise<Permission> {
  // Asked first: if the backend no longer knows the session, the refusal of this request signs the user out.
  const publicAdmin = await isAdminOpen()
  const session = await currentSession()
  const user = session && { id: session.user.id, email: session.user.email ?? '' }
  if (!user && known === 'unread') known = 'none'
  const isEditor = user !== null && (await isListed(user))
  return { user, isEditor, publicAdmin, mayEdit: publicAdmin || isEditor }
}

async function isAdminOpen(): Promise<boolean> {
  const { rows } = await rowsOf((client) => client.from('settings').select('publicAdmin').eq('publicAdmin', true))
  return rows.length > 0
}

async function isListed({ id }: DeskUser): Promise<boolean> {
  const { rows } = await rowsOf((client) => client.from('editors').select('userId').eq('userId', id))
  return rows.length > 0
}

/**
 * Returns the session of this browser. When another tab renews it at the same moment, the client discards this tab's
 * renewal and returns none; the second look finds what the other tab stored.
 */
async function currentSession(): Promise<Session | null> {
  return (await storedSession()) ?? storedSession()
}

/** Reads the stored session, and renews it when it is about to expire. */
async function storedSession(): Promise<Session | null> {
  // Limited, because the client by itself would retry a renewal for half a minute.
  const { data, error } = await inTime((await auth()).getSession()).catch(rethrown)
  if (data.session) return data.session
  if (error && isPassing(error)) throw toDataError(error)
  return null
}

async function renewedToken(): Promise<string | undefined> {
  const client = await auth()
  const { data, error } = await inTime(client.refreshSession()).catch(rethrown)
  if (!error) return data.session?.access_token
  if (isPassing(error)) throw toDataError(error)
  // Another tab renewed it, or signed out, in the meantime.
  if (error.name === 'AuthRefreshDiscardedError') return currentToken()
  await endSession()
  noteEnd()
  return undefined
}

/** The failure of the last request: while the client tries to renew a session, it keeps only the message of one. */
let lastFailure: unknown

function rethrown(failure: unknown): never {
  throw toDataError(lastFailure ?? failure)
}

/** Whether the server was out of reach or unavailable: such a failure does not end a session. */
function isPassing(failure: AuthError | Response): boolean {
  return ['offline', 'unavailable'].includes(toDataError(failure).kind)
}

type Auth = InstanceType<typeof AuthClient>
let client: Promise<Auth> | undefined
/** Ends the requests of the client. */
let requests = new AbortController()

function auth(): Promise<Auth> {
  client ??= connect().catch((failure: unknown) => {
    client = undefined // The next request tries again.
    throw toDataError(failure)
  })
  return client
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

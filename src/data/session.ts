import type { AuthError, Session } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { env } from '@/env'
import { withTimeout } from '@/timeouts'
import { DataError, toDataError } from './errors'
import { fetchInTime } from './request/fetch-in-time'
import { orThrow } from './request/select'
import { type Connection, reconnect, supabase } from './supabase'

/** The key of the session in the browser's storage, by which other tabs notice that it changed. */
export const SESSION_KEY = 'portal-session'

/** The person signed in at the editors' desk. */
type DeskUser = { id: string; email: string }

/** Who is at the desk and whether they may rewrite records: a listed editor may, and anyone while the admin is open. */
export type Permission = { user: DeskUser | null; isEditor: boolean; mayEdit: boolean; publicAdmin: boolean }

/**
 * Query for who is at the desk and what they may do. Signing in or out must invalidate every query: rows depend on it.
 */
export const sessionQuery = () => queryOptions({ queryKey: ['session'], queryFn: readPermission, staleTime: 60_000 })

/** Query for whether anyone may create an account. To the database such a user is signed in, but not an editor. */
export const signUpsQuery = () => queryOptions({ queryKey: ['sign-ups'], queryFn: areSignUpsOpen, staleTime: 60_000 })

/** The desk's connection: every request waits for the session and carries its token, even the desk's first reads. */
const atDesk: Connection = {
  auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
  fetch: (input, init) => (isForAuth(input) ? fetchForAuth(input, init) : fetchWithSession(input, init)),
  onConnect: (client) =>
    void client.auth.onAuthStateChange((event, session) => {
      if (session || event === 'SIGNED_OUT') noteSession(session)
    }),
  beforeRequest: currentSession,
}

let isAtDesk = false

/** Makes every request from now on carry the session of whoever is signed in at the desk. */
export function signRequests(): void {
  if (isAtDesk) return
  isAtDesk = true
  void reconnect(atDesk)
}

/**
 *   signed-out  nobody has been signed in, or the desk has read that the session ended
 *   signed-in   somebody is signed in, as far as is known
 *   ended       the session ended by itself: the next write is refused, so that whoever writes learns of it
 *   unread      a write was refused, or the editor signed out: no write is sent until the desk has read the session
 */
let status: 'signed-out' | 'signed-in' | 'ended' | 'unread' = 'signed-out'

const endListeners = new Set<() => void>()

/** Calls `onEnd` when the session is found to have ended by itself. Returns a function that stops this. */
export function onSessionEnd(onEnd: () => void): () => void {
  endListeners.add(onEnd)
  return () => void endListeners.delete(onEnd)
}

function noteSession(session: Session | null): void {
  if (session) status = 'signed-in'
  else if (status === 'signed-in') {
    status = 'ended'
    for (const onEnd of endListeners) onEnd()
  }
}

/** Whether this browser's storage holds a session; undefined where the browser denies storage. */
export function isSessionStored(): boolean | undefined {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return undefined
  }
}

/** Signs in for this browser. Throws a `DataError`: `forbidden` when there is no such user with this password. */
export async function signIn(email: string, password: string): Promise<void> {
  signRequests()
  const { error } = await (await supabase()).auth.signInWithPassword({ email, password })
  if (error) throw signInError(error, error.status ?? 0)
}

/** Changes the password of the person who is signed in. Throws a `DataError`: `invalid` where it is refused. */
export async function changePassword(password: string): Promise<void> {
  const { error } = await (await supabase()).auth.updateUser({ password })
  if (error) throw error.status === 422 ? new DataError('invalid', error) : failureOf(error)
}

function signInError(error: Error, code: number): DataError {
  if (NO_SUCH_USER.includes(code)) return new DataError('forbidden', error)
  if (code !== 401) return failureOf(error)
  // Answered whatever the password: the operator has to build the site with another key.
  console.warn('The project does not accept the key with which the site was built', error)
  return new DataError('unavailable', error)
}

const NO_SUCH_USER = [400, 403, 422]

/**
 * Signs out of this browser within 8 seconds; other devices of the same person stay signed in. When the server cannot be
 * told, the browser forgets the session all the same, because the editor may be leaving the computer to others. The
 * session must be read again before anything can be written. Never throws.
 */
export async function signOut(): Promise<void> {
  status = 'unread'
  await endSession()
  status = 'unread'
}

async function endSession(): Promise<void> {
  const signingOut = supabase().then(({ auth }) => auth.signOut({ scope: 'local' }))
  const { error } = await withTimeout(signingOut).catch((error: unknown) => ({ error }))
  if (!error) return
  console.warn('The server was not told that the session ended', error)
  try {
    // A renewal that still succeeds finds that the session was removed, and is discarded by the client.
    localStorage.removeItem(SESSION_KEY)
  } catch {
    // A browser that denies storage had the session only in the memory of the client.
  }
  await reconnect()
}

async function readPermission(): Promise<Permission> {
  // Asked first: if the backend no longer knows the session, the refusal of this request signs the user out.
  const publicAdmin = await isAdminOpen()
  const session = await currentSession()
  const user = session && { id: session.user.id, email: session.user.email ?? '' }
  if (!user && status === 'unread') status = 'signed-out'
  const isEditor = user !== null && (await isListed(user))
  return { user, isEditor, publicAdmin, mayEdit: publicAdmin || isEditor }
}

async function isAdminOpen(): Promise<boolean> {
  const { rows } = await orThrow((client) => client.from('settings').select('publicAdmin').eq('publicAdmin', true))
  return rows.length > 0
}

async function isListed({ id }: DeskUser): Promise<boolean> {
  const { rows } = await orThrow((client) => client.from('editors').select('userId').eq('userId', id))
  return rows.length > 0
}

async function areSignUpsOpen(): Promise<boolean> {
  try {
    const answer = await fetchInTime(`${env.supabaseUrl}/auth/v1/settings`, { headers: { apikey: env.supabaseKey } })
    const settings: unknown = answer.ok ? await answer.json() : undefined
    if (typeof settings === 'object' && settings !== null && 'disable_signup' in settings)
      return settings.disable_signup !== true
    throw new DataError('unavailable', new Error(`the settings were answered with ${answer.status}`))
  } catch (failure) {
    throw toDataError(failure)
  }
}

/**
 * Returns the session of this browser, renewed when it was about to expire. When another tab renews it at the same
 * moment, the client discards this tab's renewal and returns none; the second look finds what the other tab stored.
 * Throws a `DataError` when the server could not be asked, which does not end a session.
 */
async function currentSession(): Promise<Session | null> {
  const session = (await storedSession()) ?? (await storedSession())
  noteSession(session)
  return session
}

async function storedSession(): Promise<Session | null> {
  const { auth } = await supabase()
  const { data, error } = await inAuthTime(auth.getSession())
  if (data.session) return data.session
  if (error && isPassing(error)) throw failureOf(error)
  return null
}

/** Renews a session whose token the database refuses, and returns the new token; undefined when the session has ended. */
async function renewedToken(): Promise<string | undefined> {
  const { auth } = await supabase()
  const { data, error } = await inAuthTime(auth.refreshSession())
  if (!error) return data.session?.access_token
  if (isPassing(error)) throw failureOf(error)
  // Another tab renewed it, or signed out, in the meantime.
  if (error.name === 'AuthRefreshDiscardedError') return (await currentSession())?.access_token
  await endSession()
  noteSession(null)
  return undefined
}

/**
 * Waits 8 seconds at most for a renewal, which the client would try for half a minute. A client that failed repeats that
 * failure for a minute, also when the server is in reach again, and is therefore replaced. Where the browser denies
 * storage, only this client has the session, and it stays.
 */
async function inAuthTime<Answer extends { error: AuthError | null }>(renewing: Promise<Answer>): Promise<Answer> {
  const renewed = renewing.then(async (answer) => {
    if (answer.error && isPassing(answer.error) && isSessionStored()) await reconnect()
    return answer
  })
  return withTimeout(renewed).catch((failure: unknown) => {
    throw failureOf(failure)
  })
}

/** What `fetch` threw for the last request about the session: the client keeps only the message of it. */
let lastThrown: unknown

function failureOf(error: unknown): DataError {
  return toDataError(lastThrown ?? error)
}

/** Whether the server was out of reach or unavailable: such a failure does not end a session. */
function isPassing(failure: AuthError | Response): boolean {
  return ['offline', 'unavailable'].includes(toDataError(failure).kind)
}

/** Sends a request to the tables. A token that the database refuses is renewed, and the request is made again. */
async function fetchWithSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (authorizationOf(init) === bearer(env.supabaseKey)) return fetchAsVisitor(input, init)
  const answer = await fetchInTime(input, init)
  // 401 means that the token is not valid: a user who lacks a permission gets 403.
  if (answer.status !== 401) return answer
  const token = await renewedToken()
  return token
    ? fetchInTime(input, withAuthorization(bearer(token), init))
    : fetchAsVisitor(input, withAuthorization(bearer(env.supabaseKey), init))
}

/**
 * Reads what a visitor may read. A write of somebody whose session has just ended is not sent: while the admin is open
 * to all, it would be saved without its author, who would not learn that the session has ended.
 */
async function fetchAsVisitor(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const isRead = ['GET', 'HEAD'].includes(init?.method ?? 'GET')
  if (isRead || status === 'signed-out') return fetchInTime(input, init)
  noteSession(null)
  status = 'unread'
  return Response.json({ message: 'the session has ended' }, { status: 401 })
}

const bearer = (token: string) => `Bearer ${token}`

function authorizationOf(init?: RequestInit): string | null {
  return new Headers(init?.headers).get('Authorization')
}

function withAuthorization(value: string, init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers)
  headers.set('Authorization', value)
  return { ...init, headers }
}

function isForAuth(input: RequestInfo | URL): boolean {
  return new URL(input instanceof Request ? input.url : input).pathname.startsWith('/auth/v1/')
}

/**
 * Sends a request about the session. The client ends a session after other failures than 500 to 504 and 520 to 530;
 * those of a server that is busy, restricted or paused are therefore passed to it as 503.
 */
async function fetchForAuth(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const answer = await fetchInTime(input, init)
    lastThrown = undefined
    if (!answer.ok && isPassing(answer)) return new Response(answer.body, { status: 503, headers: answer.headers })
    return await onThisClock(answer)
  } catch (failure) {
    lastThrown = failure
    throw failure
  }
}

/**
 * Removes `expires_at` from a session. It is a time on the server's clock, and the clock of this computer may be hours
 * off: every request would renew the session first. Without it the client counts the session's duration from now.
 */
async function onThisClock(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  const body: unknown = await answer.clone().json()
  if (typeof body !== 'object' || body === null || !('expires_at' in body)) return answer
  const { expires_at: _, ...session } = body
  return Response.json(session, { status: answer.status })
}

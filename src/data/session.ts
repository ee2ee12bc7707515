import type { Session } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'
import { askAuth, authClient, forgetAuth, isPassing } from './auth/auth-client'
import { signedFetch } from './auth/signed-fetch'
import { DataError, toDataError } from './errors'
import { orThrow } from './request/select'
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

/** Signs in for this browser. Throws a `DataError`: `forbidden` when there is no such user with this password. */
export async function signIn(email: string, password: string): Promise<void> {
  signRequests()
  const { error } = await (await authClient()).signInWithPassword({ email, password })
  if (error) throw signInError(error, error.status ?? 0)
  known = 'signed'
}

function signInError(error: Error, status: number): DataError {
  if (NO_SUCH_USER.includes(status)) return new DataError('forbidden', error)
  if (status !== 401) return toDataError(error)
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
  await endSession()
  known = 'unread'
}

async function endSession(): Promise<void> {
  const signedOut = askAuth((client) => client.signOut({ scope: 'local' }))
  const { error } = await signedOut.catch((error: unknown) => ({ error }))
  if (!error) return
  console.warn('The server was not told that the session ended', error)
  await forgetAuth()
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
  const { rows } = await orThrow((client) => client.from('settings').select('publicAdmin').eq('publicAdmin', true))
  return rows.length > 0
}

async function isListed({ id }: DeskUser): Promise<boolean> {
  const { rows } = await orThrow((client) => client.from('editors').select('userId').eq('userId', id))
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
  const { data, error } = await askAuth((client) => client.getSession())
  if (data.session) return data.session
  if (error && isPassing(error)) throw toDataError(error)
  return null
}

async function renewedToken(): Promise<string | undefined> {
  const { data, error } = await askAuth((client) => client.refreshSession())
  if (!error) return data.session?.access_token
  if (isPassing(error)) throw toDataError(error)
  // Another tab renewed it, or signed out, in the meantime.
  if (error.name === 'AuthRefreshDiscardedError') return currentToken()
  await endSession()
  noteEnd()
  return undefined
}

import type { AuthClient, AuthError, Session } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'
import { env } from '@/env'
import { inTime } from '@/patience/in-time'
import { DataError, toDataError } from './errors'
import { fetchInTime } from './request/fetch-in-time'
import { rowsOf } from './request/rows-of'
import { signRequestsWith } from './supabase'

/** Whoever is signed in at the editors' desk. */
type DeskUser = { id: string; email: string }

/** Who asks, and whether they may rewrite records: a listed editor may, and anyone while the admin is open. */
export type Permission = { user: DeskUser | null; isEditor: boolean; mayEdit: boolean; publicAdmin: boolean }

/** Who is at the desk and what they may do. After signing in or out, invalidate every query: rows depend on who asks. */
export const sessionQuery = () => queryOptions({ queryKey: ['session'], queryFn: readPermission, staleTime: 60_000 })

/** From now on every request waits for the session and carries it: the desk's first reads are already an editor's. */
export function signRequests(): void {
  signRequestsWith({ current: async () => (await currentSession())?.access_token, renewed: renewedToken })
}

/** Where this browser keeps the session; other tabs hear of a change. */
export const SESSION_KEY = 'portal-session'

/** Signs in for this browser. Throws a `DataError`: `forbidden` when there is no such user with this password. */
export async function signIn(email: string, password: string): Promise<void> {
  signRequests()
  const { error } = await (await auth()).signInWithPassword({ email, password })
  if (error) throw NO_SUCH_USER.includes(error.status ?? 0) ? new DataError('forbidden', error) : toDataError(error)
}

const NO_SUCH_USER = [400, 401, 403, 422]

/** Signs out of this browser; other devices of the same person stay signed in. Throws a `DataError`. */
export async function signOut(): Promise<void> {
  const { error } = await (await auth()).signOut({ scope: 'local' })
  if (error) throw toDataError(error)
}

async function readPermission(): Promise<Permission> {
  // Asked first: where the backend no longer knows the session, this request ends it.
  const publicAdmin = await isAdminOpen()
  const session = await currentSession()
  const user = session && { id: session.user.id, email: session.user.email ?? '' }
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

/** Where another tab renews it at the same moment, this tab's renewal is thrown away: what the other one kept is there by then. */
async function currentSession(): Promise<Session | null> {
  return (await storedSession()) ?? storedSession()
}

/** The session of this browser, renewed where its end is near. */
async function storedSession(): Promise<Session | null> {
  // The client would try by itself for half a minute.
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
  if (error.name === 'AuthRefreshDiscardedError') return (await currentSession())?.access_token
  await signOut()
  return undefined
}

/** Why the last request failed: the client keeps only the message of it while it tries to renew a session. */
let lastFailure: unknown

function rethrown(failure: unknown): never {
  throw toDataError(lastFailure ?? failure)
}

/** Whether the server was not reached or is down: that does not end a session. */
function isPassing(failure: AuthError | Response): boolean {
  return ['offline', 'unavailable'].includes(toDataError(failure).kind)
}

type Auth = InstanceType<typeof AuthClient>
let client: Promise<Auth> | undefined

function auth(): Promise<Auth> {
  client ??= connect().catch((failure: unknown) => {
    client = undefined // The next request tries again.
    throw toDataError(failure)
  })
  return client
}

async function connect(): Promise<Auth> {
  const { AuthClient } = await inTime(import('@supabase/auth-js'))
  return new AuthClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
    fetch: (input, init) =>
      fetchInTime(input, init).then(
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

/** The client keeps a session for 500 to 504 and 520 to 530 alone: a server that is busy, restricted or paused is told to it as 503. */
function keepingSession(answer: Response): Response {
  return answer.ok || !isPassing(answer) ? answer : new Response(answer.body, { status: 503, headers: answer.headers })
}

/**
 * A session's end is told by the server's clock, and this one may be a year off: every request would renew the session first.
 * Without that time the client counts from now.
 */
async function onThisClock(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  const body: unknown = await answer.clone().json()
  if (typeof body !== 'object' || body === null || !('expires_at' in body)) return answer
  const { expires_at: _, ...session } = body
  return Response.json(session, { status: answer.status })
}

import type { PostgrestClient } from '@supabase/postgrest-js'
import { env } from '@/env'
import { inTime } from '@/patience/in-time'
import type { Database } from './database.types'
import { toDataError } from './errors'
import { fetchInTime } from './request/fetch-in-time'

let client: Promise<PostgrestClient<Database>> | undefined

/**
 * Returns the client of the tables: only the part of supabase-js that reads and writes them, 5 KB instead of 51,
 * fetched with the first request. The whole of supabase-js also touches the browser's storage as it loads, which a
 * public page must not.
 */
export function supabase(): Promise<PostgrestClient<Database>> {
  client ??= connect().catch((failure: unknown) => {
    client = undefined // Lets the next request try again.
    throw toDataError(failure)
  })
  return client
}

/** The user's access token, if somebody is signed in; `renewed` is called when the database refuses the current one. */
export type AccessToken = {
  current: () => Promise<string | undefined>
  renewed: () => Promise<string | undefined>
  /** Whether a write must be refused, because the session ended by itself and nobody has learned it from a refusal. */
  refusesWrite: () => boolean
}

let accessToken: AccessToken | undefined

/**
 * Makes requests from now on carry this token, if there is one. Without it, as on public pages, everyone is a visitor.
 */
export function signRequestsWith(token: AccessToken): void {
  accessToken = token
}

async function connect() {
  const { PostgrestClient } = await inTime(import('@supabase/postgrest-js'))
  return new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
    // The addresses and answers of a hosted project would stay in the browser's cache. The quick exit can only have the
    // files of the site itself removed from there, and signing out removes nothing.
    fetch: (input, init) => fetchAsUser(input, { ...init, cache: 'no-store' }),
  })
}

async function fetchAsUser(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = await accessToken?.current()
  if (!token) return fetchAsVisitor(input, init)
  const answer = await fetchInTime(input, signedWith(token, init))
  // 401 means that the token is not valid: a user who lacks a permission gets 403.
  if (answer.status !== 401) return answer
  const renewed = await accessToken?.renewed()
  return renewed ? fetchInTime(input, signedWith(renewed, init)) : fetchAsVisitor(input, init)
}

/**
 * Reads what a visitor may read. A write of somebody whose session has just ended is not sent: while the admin is open
 * to all, it would be saved without its author, who would not learn that the session has ended.
 */
async function fetchAsVisitor(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const isRead = ['GET', 'HEAD'].includes(init?.method ?? 'GET')
  if (!isRead && accessToken?.refusesWrite())
    return Response.json({ message: 'the session has ended' }, { status: 401 })
  return fetchInTime(input, init)
}

function signedWith(token: string, init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers)
  headers.set('Authorization', `Bearer ${token}`)
  return { ...init, headers }
}

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
    fetch: fetchAsUser,
  })
}

async function fetchAsUser(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = await accessToken?.current()
  const answer = await fetchInTime(input, token ? signedWith(token, init) : init)
  // 401 means that the token is not valid: a user who lacks a permission gets 403.
  if (!token || answer.status !== 401) return answer
  const renewed = await accessToken?.renewed()
  if (renewed) return fetchInTime(input, signedWith(renewed, init))
  // A visitor may read the same. A write is not sent again: while the admin is open to all, it would be saved without
  // its author, who would not learn that the session has ended.
  return ['GET', 'HEAD'].includes(init?.method ?? 'GET') ? fetchInTime(input, init) : answer
}

function signedWith(token: string, init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers)
  headers.set('Authorization', `Bearer ${token}`)
  return { ...init, headers }
}

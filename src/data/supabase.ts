import type { PostgrestClient } from '@supabase/postgrest-js'
import { env } from '@/env'
import { inTime } from '@/patience/in-time'
import type { Database } from './database.types'
import { toDataError } from './errors'
import { fetchInTime } from './request/fetch-in-time'

let client: Promise<PostgrestClient<Database>> | undefined

/**
 * The tables, through the part of supabase-js that reads and writes them: 5 KB instead of 51, fetched with the first request.
 * The whole of supabase-js also touches the browser's storage as it loads, which a public page must not.
 */
export function supabase(): Promise<PostgrestClient<Database>> {
  client ??= connect().catch((failure: unknown) => {
    client = undefined // So that the next request tries again.
    throw toDataError(failure)
  })
  return client
}

/** The access token of whoever is signed in, if anyone is; `renewed` is asked for where the database refused the first. */
export type AccessToken = {
  current: () => Promise<string | undefined>
  renewed: () => Promise<string | undefined>
}

let accessToken: AccessToken | undefined

/** From now on requests carry this token where there is one. Without it, and on public pages, everyone is a visitor. */
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
  // 401 with a token says that the token is no good: who may not do what they ask is answered 403.
  if (!token || answer.status !== 401) return answer
  const renewed = await accessToken?.renewed()
  return fetchInTime(input, renewed ? signedWith(renewed, init) : init)
}

function signedWith(token: string, init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers)
  headers.set('Authorization', `Bearer ${token}`)
  return { ...init, headers }
}

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

let send: typeof fetchInTime = fetchInTime

/** Makes this function send the requests from now on. Without one, as on public pages, everyone is a visitor. */
export function sendRequestsWith(other: typeof fetchInTime): void {
  send = other
}

async function connect() {
  const { PostgrestClient } = await inTime(import('@supabase/postgrest-js'))
  return new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
    // The addresses and answers of a hosted project would stay in the browser's cache. The quick exit can only have the
    // files of the site itself removed from there, and signing out removes nothing.
    fetch: (input, init) => send(input, { ...init, cache: 'no-store' }),
  })
}

import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
import { env } from '@/env'
import { withTimeout } from '@/timeouts'
import type { Database } from './database.types'
import { toDataError } from './errors'
import { fetchInTime } from './request/fetch-in-time'

type Client = SupabaseClient<Database>

/** How the client connects: as a visitor's, or as the desk's (session.ts). */
export type Connection = {
  auth: NonNullable<SupabaseClientOptions<'public'>['auth']>
  fetch: typeof fetchInTime
  /** Called with each new client. */
  onConnect?: (client: Client) => void
  /** Awaited before each request to the tables. */
  beforeRequest?: () => Promise<unknown>
}

/** A public page has no session, and leaves none in the browser's storage. */
const asVisitor: Connection = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  fetch: fetchInTime,
}

let connection = asVisitor
let client: Promise<Client> | undefined

/**
 * Returns Supabase's client, whose code (54 KB) is fetched with the first request: a page that was built needs none.
 * Throws a `DataError`.
 */
export function supabase(): Promise<Client> {
  client ??= connect(connection).catch((failure: unknown) => {
    client = undefined // Lets the next request try again.
    throw toDataError(failure)
  })
  return client
}

/** Returns the client for a request to the tables, which at the desk needs a session that is still valid. */
export async function supabaseForRequest(): Promise<Client> {
  await connection.beforeRequest?.()
  return supabase()
}

/** Puts a new client in the place of the present one, connected in this way or as before. */
export async function reconnect(next = connection): Promise<void> {
  const replaced = client
  client = undefined
  connection = next
  await (await replaced)?.auth.dispose()
}

async function connect({ auth, fetch, onConnect }: Connection): Promise<Client> {
  const { createClient } = await withTimeout(import('@supabase/supabase-js'))
  // Without an address, the server of the site answers for the database, as the embedded backend does.
  const created = createClient<Database>(env.supabaseUrl || window.location.origin, env.supabaseKey, {
    auth,
    // The addresses and answers of a hosted project would stay in the browser's cache. The quick exit can only have the
    // files of the site itself removed from there, and signing out removes nothing.
    global: { fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }) },
  })
  onConnect?.(created)
  return created
}

import type { PostgrestClient } from '@supabase/postgrest-js'
import { env } from '@/env'
import type { Database } from './database.types'
import { toDataError } from './errors'

const PATIENCE_MS = 8000

let client: Promise<PostgrestClient<Database>> | undefined

/**
 * The tables, through the part of supabase-js that reads and writes them: 5 KB instead of 51, fetched with the first request.
 * The whole of supabase-js also touches the browser's storage as it loads, which a public page must not.
 */
export function supabase(): Promise<PostgrestClient<Database>> {
  client ??= connect().catch((failure: unknown) => {
    client = undefined // The next request tries again.
    throw toDataError(failure)
  })
  return client
}

async function connect() {
  const { PostgrestClient } = await import('@supabase/postgrest-js')
  return new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
    fetch: fetchInTime,
  })
}

/** `fetch` that gives up after 8 seconds, and that fails when the answer breaks off, not when it is parsed. */
async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const tooLate = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate,
  })
  try {
    await response.clone().arrayBuffer()
  } catch (cause) {
    // `fetch` throws a TypeError here too, which would pass for being offline.
    throw new Error('the answer broke off', { cause })
  }
  return response
}

import type { PostgrestClient, PostgrestSingleResponse } from '@supabase/postgrest-js'
import type { Database } from '@/data/database.types'
import { DataError, toDataError } from '@/data/errors'
import { supabase } from '@/data/supabase'

/** A request to the tables, as it is put together before it is sent. */
export type Request<Sent = Sendable> = (client: PostgrestClient<Database>) => Sent
type Sendable = { retry(enabled: boolean): PromiseLike<PostgrestSingleResponse<unknown>> }
/** One that asks for so many rows at a time. */
export type RangedRequest = Request<{ range(from: number, to: number): Sendable }>

/** Sends one request for a list of rows. Throws a `DataError`, also for an answer that is no list: an empty body is not «none». */
export async function rowsOf(request: Request): Promise<{ rows: unknown[]; count: number | undefined }> {
  // The cache above tries again (`read-policy.ts`); the client's own tries would come on top of each of those.
  const { data, error, count, status } = await request(await supabase()).retry(false)
  if (error) throw toDataError(error, status)
  if (!Array.isArray(data)) throw new DataError('unavailable', new Error('an answer without rows'))
  return { rows: data, count: Number.isInteger(count) ? (count ?? undefined) : undefined }
}

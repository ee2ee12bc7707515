import type { PostgrestClient, PostgrestSingleResponse } from '@supabase/postgrest-js'
import type { Database } from '@/data/database.types'
import { DataError, toDataError } from '@/data/errors'
import { supabase } from '@/data/supabase'

/** Builds a request to the tables; `rowsOf` sends it. */
export type Request<Sent = Sendable> = (client: PostgrestClient<Database>) => Sent
type Sendable = { retry(enabled: boolean): PromiseLike<PostgrestSingleResponse<unknown>> }
/** A request whose range of rows is still to be set. */
export type RangedRequest = Request<{ range(from: number, to: number): Sendable }>

/**
 * Sends one request and returns the rows of the answer. Throws a `DataError`, also for an answer that is not a list: an
 * empty body does not mean «no rows».
 */
export async function rowsOf(request: Request): Promise<{ rows: unknown[]; count: number | undefined }> {
  // The query cache retries reads (`read-policy.ts`): the client's own retries would multiply its tries.
  const { data, error, count, status } = await request(await supabase()).retry(false)
  if (error) throw toDataError(error, status)
  if (!Array.isArray(data)) throw new DataError('unavailable', new Error('an answer without rows'))
  return { rows: data, count: Number.isInteger(count) ? (count ?? undefined) : undefined }
}

import type { PostgrestSingleResponse } from '@supabase/postgrest-js'
import { DataError, toDataError } from '@/data/errors'

type Request = { retry(enabled: boolean): PromiseLike<PostgrestSingleResponse<unknown>> }

/** Sends one request for a list of rows. Throws a `DataError`, also for an answer that is no list: an empty body is not «none». */
export async function rowsOf(request: Request): Promise<{ rows: unknown[]; count: number | undefined }> {
  // The cache above tries again (`read-policy.ts`); the client's own tries would come on top of each of those.
  const { data, error, count, status } = await request.retry(false)
  if (error) throw toDataError(error, status)
  if (!Array.isArray(data)) throw new DataError('unavailable', new Error('an answer without rows'))
  return { rows: data, count: Number.isInteger(count) ? (count ?? undefined) : undefined }
}

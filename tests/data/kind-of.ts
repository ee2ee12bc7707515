import { DataError } from '@/data/errors'

/** Returns the kind of the error with which the work failed. An error that `src/data` did not throw is returned whole. */
export function kindOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'no error',
    (error: unknown) => (error instanceof DataError ? error.kind : error),
  )
}

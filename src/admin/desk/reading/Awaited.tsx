import type { UseQueryResult } from '@tanstack/react-query'
import { Spinner } from '@/ui/waiting/Spinner'
import { ConnectionNotice } from '@/visitor/shell/TroubleNotice'

type AwaitedProps = {
  queries: readonly Pick<UseQueryResult, 'error' | 'refetch'>[]
  /** Shown while the data is loading. */
  text: string
  /** Names the data in the notice of a failure: «el historial». */
  what: string
}

/**
 * Takes the place of data that is not there: a spinner while it loads, a notice with a retry button where that failed.
 */
export function Awaited({ queries, text, what }: AwaitedProps) {
  const failed = queries.filter(({ error }) => error !== null)
  if (failed.length === 0) return <Spinner text={text} />
  return <ConnectionNotice what={what} onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />
}

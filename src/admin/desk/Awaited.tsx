import type { UseQueryResult } from '@tanstack/react-query'
import { Spinner } from '@/ui/waiting/Spinner'
import { ConnectionNotice } from '@/visitor/shell/ConnectionNotice'

type AwaitedProps = {
  queries: readonly Pick<UseQueryResult, 'error' | 'refetch'>[]
  /** While it is on its way. */
  text: string
  /** What does not come when it fails: «el historial». */
  what: string
}

/** In the place of what is still being read, or cannot be. */
export function Awaited({ queries, text, what }: AwaitedProps) {
  const failed = queries.filter(({ error }) => error !== null)
  if (failed.length === 0) return <Spinner text={text} />
  return <ConnectionNotice what={what} onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />
}

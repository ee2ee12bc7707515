import { useQuery } from '@tanstack/react-query'
import { type Publication, publicationQueries } from '@/data/publications'
import { serverTime } from '@/data/request/server-time'
import { isExpected, isUnderWay, type RequestState, requestState } from './request-state'
import { releaseQuery, useRelease } from './use-release'

/**
 * How often requests and release are read again while a build is awaited. The `refetchInterval` functions below run at
 * every render and every answer, so they must have no side effects.
 */
const ASK_AGAIN_MS = 4000

export type AskedFor = Publication & { became: RequestState }

/**
 * Returns the last requests with what became of each; undefined until they are read. Reads them again every few seconds
 * while the latest is under way.
 */
export function usePublications(): { requests: AskedFor[] | undefined; isUnread: boolean } {
  const { read } = useRelease()
  const builtAt = read.state === 'known' ? read.release.builtAt : undefined
  const { data, isError } = useQuery({
    ...publicationQueries.recent(),
    refetchInterval: ({ state: { data: [last] = [] } }) =>
      last !== undefined && isUnderWay(requestState(last, builtAt, serverTime())) && ASK_AGAIN_MS,
    // Renders again even if the answer is the same as the last one: a request becomes «Sin respuesta» by time alone.
    notifyOnChangeProps: 'all',
  })
  // Only the site itself proves that a release is published. That may be later than the builder says, so it is read
  // again until then.
  useQuery({
    ...releaseQuery(),
    refetchInterval: () => data?.[0] !== undefined && isExpected(data[0], builtAt, serverTime()) && ASK_AGAIN_MS,
  })
  const now = serverTime()
  return {
    requests: data?.map((request) => ({ ...request, became: requestState(request, builtAt, now) })),
    isUnread: isError && !data,
  }
}

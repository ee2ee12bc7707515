import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Publication, publicationQueries, requestPublication } from '@/data/publications'
import { isExpected, isUnderWay, type RequestState, requestState } from './request-state'
import { releaseQuery, useRelease } from './use-release'

/** The functions that say it are called at every render and every answer: they must change nothing. */
const ASK_AGAIN_MS = 4000

export type AskedFor = Publication & { became: RequestState }

/** The last requests with what became of each, asked for again while one is under way; undefined until they are read. */
export function usePublications(): { requests: AskedFor[] | undefined; isUnread: boolean } {
  const { read } = useRelease()
  const builtAt = read.state === 'known' ? read.release.builtAt : undefined
  const { data, isError } = useQuery({
    ...publicationQueries.recent(),
    refetchInterval: ({ state: { data: [last] = [] } }) =>
      last !== undefined && isUnderWay(requestState(last, builtAt, new Date())) && ASK_AGAIN_MS,
    // An answer that says the same as the last one is shown anew all the same: silence becomes «Sin respuesta» by time alone.
    notifyOnChangeProps: 'all',
  })
  // The site is what tells that it is published: it may do so later than whoever builds, and is asked until it does.
  useQuery({
    ...releaseQuery(),
    refetchInterval: () => data?.[0] !== undefined && isExpected(data[0], builtAt, new Date()) && ASK_AGAIN_MS,
  })
  const now = new Date()
  return {
    requests: data?.map((request) => ({ ...request, became: requestState(request, builtAt, now) })),
    isUnread: isError && !data,
  }
}

/** Asks for a publication; whatever came of it, the requests are read again, for the answer may have been lost on its way. */
export function useRequestPublication() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: requestPublication,
    onSettled: () => client.invalidateQueries({ queryKey: publicationQueries.recent().queryKey }),
  })
}

import { skipToken, useQuery } from '@tanstack/react-query'
import { BROWSER_TOOLS } from '@/admin/desk/list/slices'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { pageQueries } from '@/data/generated-pages'
import { releaseQuery } from './use-release'
import { type DraftHash, pagesToGenerate, type WaitingPage, waitingPages } from './waiting-pages'

/**
 * Pages whose text on the site is another, or that are not on it; undefined until cities, records and release are read
 * and compared. `isUnread`: one of the three could not be read, or the comparison failed.
 */
export type Compared = { pages: WaitingPage[] | undefined; isUnread: boolean }

/** Returns the generated pages whose text is not on the site yet. */
export function useWaiting(): Compared {
  return useCompared('generated', waitingPages)
}

/**
 * Returns the pages that are new or changed and have not been generated since: readers do not find their new text. The
 * result takes some seconds longer than that of `useWaiting`.
 */
export function useToGenerate(): Compared {
  return useCompared('to-generate', pagesToGenerate)
}

function useCompared(which: string, compare: typeof pagesToGenerate): Compared {
  const read = useQuery(releaseQuery())
  const records = useQuery(pageQueries.all())
  const cities = useQuery(cityQueries.withFacilities())
  const release = read.data?.state === 'known' ? read.data.release : undefined
  const [listed, kept] = [cities.data, records.data]
  const compared = useQuery<WaitingPage[]>({
    // Another release, or another reading of records or cities, starts a new comparison. The release is identified by
    // its build time: while the site is being published it is read every few seconds, and a comparison may write every
    // page anew, so the same release is not compared again.
    queryKey: ['waiting', which, release?.builtAt, records.dataUpdatedAt, cities.dataUpdatedAt],
    // The signal ends the comparison when no screen needs it any more.
    queryFn:
      release && kept && listed
        ? async ({ signal }) =>
            compare(listed, kept, release, { draftHash: await draftHasher(listed), signal, ...BROWSER_TOOLS })
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // While the pages are compared again, the result before is shown; not that of another release, in which they waited
    // for what has been published by now.
    placeholderData: (before, query) => (query?.queryKey[2] === release?.builtAt ? before : undefined),
  })
  return {
    pages: release && compared.data,
    isUnread: [read, records, cities, compared].some(({ isLoadingError }) => isLoadingError),
  }
}

/** The generator is loaded only here, because it brings all the texts of the city pages with it. */
async function draftHasher(cities: City[]): Promise<DraftHash> {
  const [{ generateContent }, { contentHash }] = await Promise.all([
    import('@/generator/generate-content'),
    import('@/generator/content-hash'),
  ])
  // A copy: the generator caches data per list, and that cache is freed together with the copy.
  const around = { cities: [...cities], now: new Date() }
  return (city, pageType) => contentHash(generateContent(city, pageType, around))
}

import { skipToken, useQuery } from '@tanstack/react-query'
import { nextTask } from '@/admin/desk/slices'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { type GeneratedPage, pageQueries } from '@/data/generated-pages'
import type { Release } from './release'
import { releaseQuery } from './use-release'
import { type WaitingPage, waitingPages } from './waiting-pages'

/**
 * The generated pages that no reader finds yet; undefined until cities, records and release are known. `isUnread`: it is not on its
 * way, because one of them did not come, or they could not be compared.
 */
export function useWaiting(): { waiting: WaitingPage[] | undefined; isUnread: boolean } {
  const read = useQuery(releaseQuery())
  const records = useQuery(pageQueries.all())
  const cities = useQuery(cityQueries.withFacilities())
  const release = read.data?.state === 'known' ? read.data.release : undefined
  const [listed, kept] = [cities.data, records.data]
  const compared = useQuery({
    // Another reading of any of the three is another question.
    queryKey: ['waiting', read.dataUpdatedAt, records.dataUpdatedAt, cities.dataUpdatedAt],
    queryFn: release && kept && listed ? () => compare(listed, kept, release) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // While it is counted anew, the count before is shown.
    placeholderData: (before: WaitingPage[] | undefined) => before,
  })
  return {
    waiting: release && compared.data,
    isUnread: [read, records, cities, compared].some(({ isLoadingError }) => isLoadingError),
  }
}

async function compare(cities: City[], records: GeneratedPage[], release: Release): Promise<WaitingPage[]> {
  // The material of the pages comes only where a page has to be written.
  const [{ generateContent }, { contentHash }] = await Promise.all([
    import('@/generator/generate-content'),
    import('@/generator/content-hash'),
  ])
  const around = { cities, now: new Date() }
  return waitingPages(cities, records, release, {
    draftHash: (city, pageType) => contentHash(generateContent(city, pageType, around)),
    pause: nextTask,
  })
}

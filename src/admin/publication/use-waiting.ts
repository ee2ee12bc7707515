import { skipToken, useQuery } from '@tanstack/react-query'
import { nextTask } from '@/admin/desk/slices'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { type GeneratedPage, pageQueries } from '@/data/generated-pages'
import type { Release } from './release'
import { releaseQuery } from './use-release'
import { type WaitingPage, waitingPages } from './waiting-pages'

/** The generated pages that no reader finds yet; undefined until cities, records and release are known. */
export function useWaiting(): WaitingPage[] | undefined {
  const { data: read, dataUpdatedAt: readAt } = useQuery(releaseQuery())
  const { data: records, dataUpdatedAt: recordsAt } = useQuery(pageQueries.all())
  const { data: cities, dataUpdatedAt: citiesAt } = useQuery(cityQueries.withFacilities())
  const release = read?.state === 'known' ? read.release : undefined
  const { data } = useQuery({
    // Another reading of any of the three is another question.
    queryKey: ['waiting', readAt, recordsAt, citiesAt],
    queryFn: release && records && cities ? () => compare(cities, records, release) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // While it is counted anew, the count before is shown.
    placeholderData: (before: WaitingPage[] | undefined) => before,
  })
  return release ? data : undefined
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

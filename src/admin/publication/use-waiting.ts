import { skipToken, useQuery } from '@tanstack/react-query'
import { BROWSER_TOOLS } from '@/admin/desk/slices'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { type GeneratedPage, pageQueries } from '@/data/generated-pages'
import type { PageType } from '@/generator/generated-content'
import type { Release } from './release'
import { releaseQuery } from './use-release'
import { pagesToGenerate, type WaitingPage, waitingPages } from './waiting-pages'

/**
 * Pages that are otherwise on the site; undefined until cities, records and release are known. `isUnread`: they are not on their way,
 * because one of the three did not come, or they could not be compared.
 */
export type Compared = { pages: WaitingPage[] | undefined; isUnread: boolean }

/** The generated pages that no reader finds yet. */
export function useWaiting(): Compared {
  return useCompared('generated', async (cities, records, release, signal) =>
    waitingPages(cities, records, release, { draftHash: await drafts(cities), signal, pause: BROWSER_TOOLS.pause }),
  )
}

/** The pages that changed and have not been generated since, while readers find their old text: some seconds after the others. */
export function useToGenerate(): Compared {
  return useCompared('to-generate', async (cities, records, release, signal) =>
    pagesToGenerate(cities, records, release, { draftHash: await drafts(cities), signal, ...BROWSER_TOOLS }),
  )
}

type Compare = (
  cities: City[],
  records: GeneratedPage[],
  release: Release,
  signal: AbortSignal,
) => Promise<WaitingPage[]>

function useCompared(which: string, compare: Compare): Compared {
  const read = useQuery(releaseQuery())
  const records = useQuery(pageQueries.all())
  const cities = useQuery(cityQueries.withFacilities())
  const release = read.data?.state === 'known' ? read.data.release : undefined
  const [listed, kept] = [cities.data, records.data]
  const compared = useQuery<WaitingPage[]>({
    // Another release, or another reading of what the desk keeps, is another question. While the site is being published, the release is
    // read every few seconds, and each comparison may write every page anew: the same release is not compared again.
    queryKey: ['waiting', which, release?.builtAt, records.dataUpdatedAt, cities.dataUpdatedAt],
    // With the signal it ends where nobody looks any more.
    queryFn: release && kept && listed ? ({ signal }) => compare(listed, kept, release, signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // While it is counted anew, the count before is shown.
    placeholderData: (before) => before,
  })
  return {
    pages: release && compared.data,
    isUnread: [read, records, cities, compared].some(({ isLoadingError }) => isLoadingError),
  }
}

/** How a page would be written now. The material of the pages comes only where one has to be written. */
async function drafts(cities: City[]): Promise<(city: City, pageType: PageType) => string> {
  const [{ generateContent }, { contentHash }] = await Promise.all([
    import('@/generator/generate-content'),
    import('@/generator/content-hash'),
  ])
  // A copy: what the generator remembers of a list is forgotten with it.
  const around = { cities: [...cities], now: new Date() }
  return (city, pageType) => contentHash(generateContent(city, pageType, around))
}

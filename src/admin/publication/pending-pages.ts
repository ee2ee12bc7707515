import { skipToken, useQuery } from '@tanstack/react-query'
import { BROWSER_TOOLS, inSlices, type SliceTools } from '@/admin/desk/list/slices'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { cityQueries } from '@/data/cities'
import { gazetteerOf, tellingName } from '@/generator/gazetteer'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { paths } from '@/paths'
import { publishedHash, type Release } from './release'
import { releaseQuery } from './use-release'

/** A page whose text on the site is not what would be written now. */
export type PendingPage = {
  city: City
  /** The city's name, with its province where another city has the same name. */
  name: string
  pageType: PageType
  isOnSite: boolean
  /** The ids of what it is written from: the places that it names, its own city, the cities to which it links. */
  rows: readonly string[]
}

/** Writes pages as they would be now. `hashOf` throws where a page cannot be written. */
export type PageWriter = {
  hashOf: (city: City, pageType: PageType) => string
  rowsOf: (city: City, pageType: PageType) => readonly string[]
}

/**
 * Returns the pages that readers do not find as they would be written now, in the order of the cities. Throws once the
 * signal is aborted, because no screen needs the result any more.
 */
export async function pendingPages(
  cities: readonly City[],
  release: Pick<Release, 'hashes'>,
  writer: PageWriter,
  tools: SliceTools & { signal: AbortSignal },
): Promise<PendingPage[]> {
  const pending: PendingPage[] = []
  const compare = ({ city, pageType }: { city: City; pageType: PageType }) => {
    const published = publishedHash(release, citySlug(city), pageType)
    const hash = hashOrNone(city, pageType, writer.hashOf)
    if (hash === published) return
    const name = tellingName(city, gazetteerOf(cities))
    const rows = hash === null ? [city.id] : writer.rowsOf(city, pageType)
    pending.push({ city, name, pageType, isOnSite: published !== null, rows })
  }
  const pages = cities.flatMap((city) => PAGE_TYPES.map((pageType) => ({ city, pageType })))
  await inSlices(pages, compare, tools)
  return pending
}

/** Returns null for a page that cannot be written now: the site does not have it, or loses it. */
function hashOrNone(city: City, pageType: PageType, hashOf: PageWriter['hashOf']): string | null {
  try {
    return hashOf(city, pageType)
  } catch (error) {
    console.warn('Error generating city page', error)
    return null
  }
}

/** `pages` is undefined until cities and release are read and compared; `isUnread` means that this failed. */
export type Pending = { pages: PendingPage[] | undefined; isUnread: boolean }

/** Returns the pages that readers do not find as they would be written now. The comparison takes some seconds. */
export function usePending(): Pending {
  const read = useQuery(releaseQuery())
  const cities = useQuery(cityQueries.withFacilities())
  const release = read.data?.state === 'known' ? read.data.release : undefined
  const listed = cities.data
  const compared = useQuery<PendingPage[]>({
    // The release is identified by its build time: while the site is being published it is read every few seconds, and
    // the same release is not compared again.
    queryKey: ['waiting', release?.builtAt, cities.dataUpdatedAt],
    // The signal ends the comparison when no screen needs it any more.
    queryFn:
      release && listed
        ? async ({ signal }) => pendingPages(listed, release, await pageWriter(listed), { signal, ...BROWSER_TOOLS })
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // While the pages are compared again, the result before is shown; not that of another release, in which they waited
    // for what has been published by now.
    placeholderData: (before, query) => (query?.queryKey[1] === release?.builtAt ? before : undefined),
  })
  return {
    pages: release && compared.data,
    isUnread: [read, cities, compared].some(({ isLoadingError }) => isLoadingError),
  }
}

/** The generator is loaded only here, because it brings all the texts of the city pages with it. */
async function pageWriter(cities: City[]): Promise<PageWriter> {
  const [{ generateContent }, { contentHash }, { careAmong }] = await Promise.all([
    import('@/generator/generate-content'),
    import('@/generator/content-hash'),
    import('@/cities/care/town-care'),
  ])
  // A copy: the generator caches data per list, and that cache is freed together with the copy.
  const around = { cities: [...cities], now: new Date() }
  const idAt = new Map(
    cities.flatMap((city) =>
      PAGE_TYPES.map((pageType) => [paths.cityPage(citySlug(city), pageType), city.id] as const),
    ),
  )
  return {
    hashOf: (city, pageType) => contentHash(generateContent(city, pageType, around)),
    rowsOf: (city, pageType) => {
      const { answer, toConfirm, elsewhere, inTown, inCanton } = careAmong(city, cities)
      const near = [...(answer ? [answer] : []), ...toConfirm, ...elsewhere].map(({ facility }) => facility)
      const linked = generateContent(city, pageType, around).internalLinks.flatMap(({ url }) => idAt.get(url) ?? [])
      return [...[...inTown, ...near, ...inCanton].map(({ id }) => id), city.id, ...linked]
    },
  }
}

import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { toCsv } from '@/admin/desk/csv'
import { type Release, releaseText, type WrittenPage } from '@/admin/publication/release'
import { Site } from '@/app/App'
import { openDataGeoJson, openDataRows } from '@/cities/care/open-data'
import { writeRegister } from '@/cities/care/register-file'
import type { City } from '@/cities/city'
import { writeCityFile } from '@/cities/city-file'
import { citySlug } from '@/cities/city-name'
import { sourcePageCards } from '@/content/source-pages'
import { cityQueries } from '@/data/cities'
import { facilityQueries } from '@/data/facilities'
import { pageQueries } from '@/data/generated-pages'
import { createQueryClient } from '@/data/query-client'
import { byRecordKey, datesOf, recordKey } from '@/data/record/page-record'
import { env } from '@/env'
import { contentHash } from '@/generator/content-hash'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { CITIES_FILE, FACILITIES_FILE, NOT_FOUND_PATH, OPEN_DATA_FILES, paths, RELEASE_FILE } from '@/paths'
import { TakenTags } from '@/seo/Head'
import type { HeadTags } from '@/seo/head-tags'
import { siteAddresses } from '@/seo/site-addresses'
import { robotsTxt, sitemapXml } from '@/seo/sitemap'
import { cityPageQuery } from '@/visitor/city/writing/city-page-query'
import { sourceQueries } from '@/visitor/sources/source-queries'
import { pageDay } from './generator/page-day'

/** One page of the build: its address and, for a city's page, the city and the variant. */
type Page = { path: string; cityPage?: { city: City; pageType: PageType } }

/** A rendered page: the tags of its head, and the HTML of the root element. */
type RenderedPage = { tags: HeadTags; body: string }

/**
 * Reads the data that the pages are made of, through the same room (`src/data`) as the browser. Throws where the
 * browser would show an error. `commit` names the state of the code.
 */
export async function openSite(commit: string | null) {
  // Taken before anything is read, because a change that is saved while the build reads may be missing from the site.
  const builtAt = new Date().toISOString()
  const queryClient = createQueryClient()
  const [cities, records, sources] = await Promise.all([
    queryClient.fetchQuery(cityQueries.withFacilities()),
    queryClient.fetchQuery(pageQueries.all()),
    // The sources of every place of care, in closed parts of the page: a page that is left as it was built never
    // fetches them in the browser.
    queryClient.fetchQuery(facilityQueries.sources()),
  ])
  if (cities.length === 0) throw new Error('There are no cities: nothing was built.')
  queryClient.setQueryData(cityQueries.all().queryKey, cities)
  await queryClient.fetchQuery(sourceQueries.counts())
  for (const { name } of sourcePageCards) await queryClient.fetchQuery(sourceQueries.page(name))
  const { writePage } = await import('@/visitor/city/writing/write-page')
  const addresses = siteAddresses(env.siteUrl, cities, [])

  const recordAt = byRecordKey(records)
  const dated: { urlPath: string; dateModified: string }[] = []
  const written: WrittenPage[] = []
  const pages = pagesOf(
    addresses.map(({ loc }) => loc.slice(env.siteUrl.length)),
    cities,
  )
  const openData = openDataRows(cities, (key) => {
    const source = sources.get(key)
    return source && `${source.organization}, ${source.year}`
  })
  const stamp: Pick<Release, 'builtAt' | 'commit'> = { builtAt, commit }

  return {
    pages,
    /** To be called after all pages are rendered: only then are their dates and texts known. */
    files: () => [
      { name: 'sitemap.xml', text: sitemapXml(siteAddresses(env.siteUrl, cities, dated)) },
      { name: 'robots.txt', text: robotsTxt(env.siteUrl) },
      { name: CITIES_FILE.slice(1), text: writeCityFile(cities) },
      { name: FACILITIES_FILE.slice(1), text: writeRegister(cities) },
      { name: OPEN_DATA_FILES.csv.slice(1), text: toCsv(openData) },
      { name: OPEN_DATA_FILES.geoJson.slice(1), text: openDataGeoJson(openData) },
      { name: RELEASE_FILE.slice(1), text: releaseText(stamp, pages.length, written) },
    ],
    render: async ({ path, cityPage }: Page): Promise<RenderedPage> => {
      if (!cityPage) return render(queryClient, path)
      const { city, pageType } = cityPage
      const slug = citySlug(city)
      const own = createQueryClient()
      own.setQueryData(cityQueries.all().queryKey, cities)
      own.setQueryData(cityQueries.withFacilities().queryKey, cities)
      own.setQueryData(facilityQueries.sources().queryKey, sources)
      own.setQueryData(cityQueries.bySlug(slug).queryKey, city)
      const readable = writePage(city, pageType, cities)
      const hash = contentHash(readable.content)
      written.push({ slug, pageType, contentHash: hash })
      const record = recordAt.get(recordKey({ cityId: city.id, pageType }))
      const dates = datesOf(hash, record, pageDay(city, readable.care))
      dated.push({ urlPath: path, dateModified: dates.dateModified })
      own.setQueryData(cityPageQuery(city, pageType).queryKey, { readable, dates })
      return render(own, path)
    },
  }
}

function pagesOf(addresses: readonly string[], cities: readonly City[]): Page[] {
  const cityPages = new Map(
    cities.flatMap((city) =>
      PAGE_TYPES.map((pageType) => [paths.cityPage(citySlug(city), pageType), { city, pageType }] as const),
    ),
  )
  return [...new Set([...addresses, paths.search, paths.essentials, NOT_FOUND_PATH])].map((path) => {
    const cityPage = cityPages.get(path)
    return cityPage ? { path, cityPage } : { path }
  })
}

async function render(queryClient: ReturnType<typeof createQueryClient>, path: string): Promise<RenderedPage> {
  const errors: unknown[] = []
  let tags: HeadTags | undefined
  const takeTags = (head: HeadTags) => {
    tags = head
  }
  const { prelude } = await prerender(
    <TakenTags value={takeTags}>
      <Site queryClient={queryClient} router={(site) => <StaticRouter location={path}>{site}</StaticRouter>} />
    </TakenTags>,
    {
      onError: (error) => void errors.push(error),
      // Never in chunks: React would need an inline script to put a later chunk into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const body = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${path} could not be rendered`, { cause: errors[0] })
  if (!tags) throw new Error(`${path} has no title`)
  return { tags, body }
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { type GeneratedPage, saveGeneratedPage } from '@/data/generated-pages'
import { datesOf } from '@/data/record/page-record'
import { pageLeft } from '@/data/request/refused'
import { contentHash } from '@/generator/content-hash'
import type { PageType } from '@/generator/generated-content'
import { type PageDates, pageDay } from '@/generator/page-day'
import { withTimeout } from '@/timeouts'
import type { ReadableContent } from './write-page'

export type CityReading = {
  readable: ReadableContent
  dates: PageDates
  /**
   * True if the page was written without the other cities, which could not be read: it is shown, but not registered,
   * and written again next time.
   */
  isAlone?: true
}

/**
 * The query of a city's page, which is written and registered once per session, city and type: coming back neither
 * writes nor saves it again.
 */
export function cityPageQuery(city: City, pageType: PageType) {
  return queryOptions({
    queryKey: ['city-content', city.id, pageType],
    queryFn: ({ client }) => readPage(client, city, pageType),
    staleTime: ({ state }) => (state.data?.isAlone ? 0 : Number.POSITIVE_INFINITY),
    gcTime: Number.POSITIVE_INFINITY,
    // Not retried here: the waiting screen tries again, and says when.
    retry: false,
    networkMode: 'always',
  })
}

async function readPage(client: QueryClient, city: City, pageType: PageType): Promise<CityReading> {
  const cities = await citiesAround(client)
  const readable = await logged('Error generating city page', async () => {
    const { writePage } = await withTimeout(import('./write-page'))
    const withFacilities = cities?.find(({ id }) => id === city.id) ?? city
    return writePage(withFacilities, pageType, cities ?? [city])
  })
  const { content, care } = readable
  const datesWith = (record?: GeneratedPage) => datesOf(contentHash(content), record, pageDay(content.city, care))
  if (cities === undefined) return { readable, dates: datesWith(), isAlone: true }
  const record = await logged('Error storing generated page', () => saveGeneratedPage(content))
  return { readable, dates: datesWith(record) }
}

/**
 * Returns all cities, which the links and the places of care need. Undefined if they cannot be read: the page still
 * says everything else.
 */
async function citiesAround(client: QueryClient): Promise<City[] | undefined> {
  try {
    return await client.ensureQueryData(cityQueries.withFacilities())
  } catch (cause) {
    // The page was left: nothing more is fetched for it, not even the code that would write it.
    if (pageLeft.aborted) throw cause
    console.error('Error generating internal links', cause)
    return undefined
  }
}

async function logged<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    console.error(message, cause)
    throw cause
  }
}

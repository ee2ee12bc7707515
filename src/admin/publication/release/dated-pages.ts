import { careAmong } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { GeneratedPage } from '@/data/generated-pages'
import { byRecordKey, datesOf, recordKey } from '@/data/record/page-record'
import { PAGE_TYPES } from '@/generator/generated-content'
import { pageDay } from '@/generator/page-day'
import { paths } from '@/paths'
import { publishedHash, type Release } from './release'

/**
 * Returns every city page with the day on which it last changed, by the build's own rule (`datesOf`) for the text that
 * readers find. `cities` come with their places.
 */
export function datedPages(
  records: readonly GeneratedPage[],
  cities: readonly City[],
  release: Pick<Release, 'hashes'>,
): { urlPath: string; dateModified: string }[] {
  const recordAt = byRecordKey(records)
  return cities.flatMap((city) => {
    const slug = citySlug(city)
    const day = pageDay(city, careAmong(city, cities))
    return PAGE_TYPES.map((pageType) => {
      const published = publishedHash(release, slug, pageType) ?? ''
      const { dateModified } = datesOf(published, recordAt.get(recordKey({ cityId: city.id, pageType })), day)
      return { urlPath: paths.cityPage(slug, pageType), dateModified }
    })
  })
}

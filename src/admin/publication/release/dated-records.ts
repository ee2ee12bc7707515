import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { GeneratedPage } from '@/data/generated-pages'
import { datesOf } from '@/data/record/page-record'
import { publishedHash, type Release } from './release'

/**
 * Returns the records whose date holds for the page that readers find. The rule is the build's own (`datesOf`): the
 * date of another text would be false.
 */
export function datedRecords(
  records: readonly GeneratedPage[],
  cities: readonly City[],
  release: Pick<Release, 'hashes'>,
): GeneratedPage[] {
  const slugs = new Map(cities.map((city) => [city.id, citySlug(city)]))
  return records.filter((record) => {
    const published = publishedHash(release, slugs.get(record.cityId) ?? '', record.pageType)
    return published !== null && datesOf(published, record) !== null
  })
}

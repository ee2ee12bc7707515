import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { GeneratedPage } from '@/data/generated-pages'
import { datesOf } from '@/data/page-record'
import { publishedHash, type Release } from './release'

/** The records that date a page as readers find it: by the build's own rule the day of another text would be a false one. */
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

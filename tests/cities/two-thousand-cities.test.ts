import { expect, test } from 'vitest'
import type { City } from '@/cities/city'
import { dedupeCities } from '@/cities/dedupe-cities'
import { findCity } from '@/cities/find-city'
import { groupByRegion } from '@/cities/group-by-region'
import { searchCities, suggestCities } from '@/cities/search-cities'
import { careAmong } from '@/cities/town-care'
import { manyCities } from './build-city'

// Milliseconds on a busy machine; on an idle one each takes a fifth of its limit or less.
test.each([
  ['a keystroke in the search', 10, (cities: City[]) => searchCities(cities, 'san')],
  ['a keystroke in the header', 10, (cities: City[]) => suggestCities(cities, 'san')],
  ['taking duplicates away', 20, (cities: City[]) => dedupeCities(cities)],
  ['grouping by region', 30, (cities: City[]) => groupByRegion(cities)],
  ['looking for an address that is none', 20, (cities: City[]) => findCity(cities, 'no-existe')],
  ['the nearest care', 10, (cities: City[]) => cities[0] && careAmong(cities[0], cities)],
])('with 2,000 cities, %s takes at most %d ms', (_, limit, work) => {
  const cities = manyCities()
  expect(cities).toHaveLength(2000)
  work(cities)
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now()
    work(cities)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(limit)
})

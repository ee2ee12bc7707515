import type { City } from './city'
import { groupedBy } from './grouped-by'
import { byName, compareNames } from './names/by-name'
import { realProvince } from './provinces'

/** The cities of one province, by name. */
export function citiesOf(province: string, cities: readonly City[]): City[] {
  return byName(cities.filter((city) => realProvince(city.province) === province))
}

/**
 * Returns the cities of each province, provinces by name. A province that is not one of the 24 gets a group as well.
 */
export function groupByProvince(cities: readonly City[]): { province: string; cities: City[] }[] {
  return [...groupedBy(cities, ({ province }) => realProvince(province))]
    .map(([province, cities]) => ({ province, cities }))
    .toSorted((a, b) => compareNames(a.province, b.province))
}

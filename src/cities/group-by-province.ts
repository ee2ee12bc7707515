import { byName, compareNames } from './by-name'
import type { City } from './city'
import { realProvince } from './provinces'

/** The cities of one province, by name. */
export function citiesOf(province: string, cities: readonly City[]): City[] {
  return byName(cities.filter((city) => realProvince(city.province) === province))
}

/**
 * Returns the cities of each province, provinces by name. A province that is not one of the 24 gets a group as well.
 */
export function groupByProvince(cities: readonly City[]): { province: string; cities: City[] }[] {
  const groups = new Map<string, City[]>()
  for (const city of cities) {
    const province = realProvince(city.province)
    const group = groups.get(province)
    if (group) group.push(city)
    else groups.set(province, [city])
  }
  return [...groups]
    .map(([province, cities]) => ({ province, cities }))
    .toSorted((a, b) => compareNames(a.province, b.province))
}

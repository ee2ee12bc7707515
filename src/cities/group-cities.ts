import type { City } from './city'
import { byName, compareNames } from './names/by-name'
import { REGIONS, realProvince, shownRegion } from './provinces'

/**
 * Returns the items of each key, keys and items in the order in which they come. `Map.groupBy` is younger than the oldest
 * browsers and the oldest Node (docs/decisions/0016-phones-of-2020.md).
 */
export function groupedBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

const ORDER: readonly string[] = [...REGIONS, 'Otra']

/**
 * Groups cities by region: Costa, Sierra, Oriente, Insular, Otra, then any others by name. Within a region the cities
 * keep their order, so that the best result of a search stays first.
 */
export function groupByRegion(cities: readonly City[]): { region: string; cities: City[] }[] {
  return [...groupedBy(cities, ({ region }) => shownRegion(region))]
    .sort(([a], [b]) => position(a) - position(b) || compareNames(a, b))
    .map(([region, cities]) => ({ region, cities }))
}

function position(region: string): number {
  const index = ORDER.indexOf(region)
  return index === -1 ? ORDER.length : index
}

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

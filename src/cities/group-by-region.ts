import type { City } from './city'
import { groupedBy } from './grouped-by'
import { compareNames } from './names/by-name'
import { REGIONS, shownRegion } from './provinces'

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

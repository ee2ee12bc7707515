import { byName, compareNames } from './by-name'
import type { City } from './city'
import { REGIONS, shownRegion } from './provinces'

const ORDER: readonly string[] = [...REGIONS, 'Otra']

/**
 * Groups cities by region: Costa, Sierra, Oriente, Insular, Otra, then any others by name; within a region, by name.
 */
export function groupByRegion(cities: readonly City[]): { region: string; cities: City[] }[] {
  const groups = new Map<string, City[]>()
  for (const city of cities) {
    const region = shownRegion(city.region)
    const group = groups.get(region)
    if (group) group.push(city)
    else groups.set(region, [city])
  }
  return [...groups]
    .sort(([a], [b]) => position(a) - position(b) || compareNames(a, b))
    .map(([region, members]) => ({ region, cities: byName(members) }))
}

function position(region: string): number {
  const index = ORDER.indexOf(region)
  return index === -1 ? ORDER.length : index
}

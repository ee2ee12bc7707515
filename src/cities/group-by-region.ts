import type { City } from './city'
import { displayName } from './city-name'
import { REGIONS, shownRegion } from './provinces'

const ORDER: readonly string[] = [...REGIONS, 'Otra']
const spanish = new Intl.Collator('es-EC')

/** Costa, Sierra, Oriente, Insular, Otra, then any others by name; within a region, cities by name. Empty ones are left out. */
export function groupByRegion(cities: readonly City[]): { region: string; cities: City[] }[] {
  const groups = new Map<string, City[]>()
  for (const city of cities) {
    const region = shownRegion(city.region)
    const group = groups.get(region)
    if (group) group.push(city)
    else groups.set(region, [city])
  }
  return [...groups]
    .sort(([a], [b]) => place(a) - place(b) || spanish.compare(a, b))
    .map(([region, members]) => ({ region, cities: byName(members) }))
}

function place(region: string): number {
  const index = ORDER.indexOf(region)
  return index === -1 ? ORDER.length : index
}

function byName(cities: City[]): City[] {
  return cities.sort((a, b) => spanish.compare(displayName(a), displayName(b)))
}

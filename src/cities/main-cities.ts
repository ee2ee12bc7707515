import type { City } from './city'

/** Returns the first `count` cities by the editors' priority and, where that is equal, by population. */
export function mainCities(cities: readonly City[], count: number): City[] {
  return cities.toSorted((a, b) => b.seoPriority - a.seoPriority || b.population - a.population).slice(0, count)
}

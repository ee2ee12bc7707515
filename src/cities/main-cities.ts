import type { City } from './city'

/** Returns the first `count` cities in the order of `byImportance`. */
export function mainCities(cities: readonly City[], count: number): City[] {
  return cities.toSorted(byImportance).slice(0, count)
}

/** Orders cities by the editors' priority and, where that is equal, by population. */
export function byImportance(a: City, b: City): number {
  return b.seoPriority - a.seoPriority || b.population - a.population
}

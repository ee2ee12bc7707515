import type { City } from './city'

/** The cities that most readers look for: the editors' order of priority, and the larger one where it is the same. */
export function mainCities(cities: readonly City[], count: number): City[] {
  return cities.toSorted((a, b) => b.seoPriority - a.seoPriority || b.population - a.population).slice(0, count)
}

import type { City } from './city'
import { displayName } from './city-name'

/** The same cities, in the order of a Spanish index. */
export function byName(cities: readonly City[]): City[] {
  return cities.toSorted((a, b) => compareNames(displayName(a), displayName(b)))
}

/** Orders two names as a Spanish index does. */
export const compareNames = new Intl.Collator('es-EC').compare

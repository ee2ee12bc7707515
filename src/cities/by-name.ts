import type { City } from './city'
import { displayName } from './city-name'

/** The same cities, in the order of a Spanish index. */
export function byName(cities: readonly City[]): City[] {
  return cities.toSorted((a, b) => compareNames(displayName(a), displayName(b)))
}

/** Orders two names as a Spanish index does. */
export function compareNames(a: string, b: string): number {
  spanish ??= new Intl.Collator('es-EC')
  return spanish.compare(a, b)
}

// Made when first needed: it takes a slow phone up to a tenth of a second, and most pages order nothing.
let spanish: Intl.Collator | undefined

import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'

/** Returns the cities in the order of a Spanish index. */
export function byName(cities: readonly City[]): City[] {
  return cities.toSorted((a, b) => compareNames(displayName(a), displayName(b)))
}

/** Orders two names as a Spanish index does. */
export function compareNames(a: string, b: string): number {
  spanish ??= new Intl.Collator('es-EC')
  return spanish.compare(a, b)
}

// Created on first use: a slow phone needs up to a tenth of a second for it, and most pages sort no names.
let spanish: Intl.Collator | undefined

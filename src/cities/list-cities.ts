import type { City } from './city'
import { canonicalNameFor, isPlaceholder } from './city-name'
import { cityKey, dedupeCities } from './dedupe-cities'

/**
 * Returns the cities for a list that readers look through: each city once, with the placeholders last, under their
 * canonical name. A placeholder that would get the name of a listed city is left out: the reader would see that city
 * twice, and might open the placeholder, which has no data. The placeholder is still found by its own address.
 */
export function listCities(cities: readonly City[]): City[] {
  const named = dedupeCities(cities.filter((city) => !isPlaceholder(city)))
  const taken = new Set(named.map(cityKey))
  const placeholders = cities
    .filter(isPlaceholder)
    .map((city) => ({ ...city, canonicalName: canonicalNameFor(city, named) }))
    .filter((city) => !taken.has(cityKey(city)))
  return [...named, ...dedupeCities(placeholders)]
}

import type { City } from './city'
import { canonicalNameFor, isPlaceholder } from './city-name'
import { dedupeCities } from './dedupe-cities'

/**
 * Returns the cities for a list that readers look through: each city once, with the placeholders last, under the name
 * that each borrows. Rows are compared by their own names, so no placeholder is merged with the city it borrows from.
 */
export function listCities(cities: readonly City[]): City[] {
  const each = dedupeCities(cities)
  const named = each.filter((city) => !isPlaceholder(city))
  const placeholders = each
    .filter(isPlaceholder)
    .map((city) => ({ ...city, canonicalName: canonicalNameFor(city, named) }))
  return [...named, ...placeholders]
}

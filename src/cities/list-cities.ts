import type { City } from './city'
import { canonicalNameFor, isPlaceholder } from './city-name'
import { cityKey, dedupeCities } from './dedupe-cities'

/**
 * The cities of a list a reader looks through: each once, placeholders under their canonical name and last.
 * A placeholder that could only borrow the name of a listed city is left out: the reader would see that city twice, and
 * might open the copy that knows nothing. Its own address still finds it.
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

import type { City } from '@/cities/city'
import { normalizeText, suggestCities } from '@/cities/search-cities'

/** Cities that an address nobody knows may have meant: those that match most of its beginning («quitoo», «guayakil»). */
export function similarCities(cities: readonly City[], slug: string): City[] {
  const wanted = normalizeText(slug).slice(0, LONGEST)
  for (let length = wanted.length; length >= SHORTEST; length -= 1) {
    const found = suggestCities(cities, wanted.slice(0, length), 5)
    if (found.length > 0) return found
  }
  return []
}

const LONGEST = 40
const SHORTEST = 3

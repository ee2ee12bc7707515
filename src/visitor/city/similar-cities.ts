import type { City } from '@/cities/city'
import { normalizeText } from '@/cities/names/normalize-text'
import { citiesNamed, searchCities } from '@/cities/search-cities'

/**
 * Returns the cities that an unknown address may have meant: those whose name it nearly spells («guayakil») or, if
 * there are none, those that match the longest beginning of it («quitoos»).
 */
export function similarCities(cities: readonly City[], slug: string): City[] {
  const wanted = normalizeText(slug).slice(0, LONGEST)
  if (wanted === '') return []
  const near = searchCities(cities, wanted).slice(0, MOST)
  if (near.length > 0) return near
  for (let length = wanted.length - 1; length >= SHORTEST; length -= 1) {
    const found = citiesNamed(cities, wanted.slice(0, length)).slice(0, MOST)
    if (found.length > 0) return found
  }
  return []
}

const MOST = 5
const LONGEST = 40
const SHORTEST = 3

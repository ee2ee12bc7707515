import type { City } from './city'
import { displayName } from './city-name'
import { normalizeText } from './names/normalize-text'
import { realProvince } from './provinces'

/**
 * Returns each city once, in the order given. Two rows are the same city when name and province differ at most in
 * accents, case and punctuation. The row with the higher `seoPriority` is kept, then the one with the larger
 * population, then the first.
 */
export function dedupeCities(cities: readonly City[]): City[] {
  const best = new Map<string, City>()
  for (const city of cities) {
    const key = cityKey(city)
    const rival = best.get(key)
    if (!rival || outranks(city, rival)) best.set(key, city)
  }
  return [...best.values()]
}

/** Returns the key that all rows of the same city share. */
export function cityKey(city: City): string {
  return `${normalizeText(displayName(city))}|${normalizeText(realProvince(city.province))}`
}

function outranks(city: City, rival: City): boolean {
  if (city.seoPriority !== rival.seoPriority) return city.seoPriority > rival.seoPriority
  return city.population > rival.population
}

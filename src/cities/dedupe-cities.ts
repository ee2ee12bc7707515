import type { City } from './city'
import { displayName } from './city-name'
import { normalizeText } from './normalize-text'
import { realProvince } from './provinces'

/**
 * Each city once, in the order given. Two rows are one city when name and province agree but for accents, case and
 * punctuation: the higher `seoPriority` stays, then the larger population, then the first.
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

/** What two rows of the same city have in common. */
export function cityKey(city: City): string {
  return `${normalizeText(displayName(city))}|${normalizeText(realProvince(city.province))}`
}

function outranks(city: City, rival: City): boolean {
  if (city.seoPriority !== rival.seoPriority) return city.seoPriority > rival.seoPriority
  return city.population > rival.population
}

import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { normalizeText, searchCities, searchPlaces } from '@/cities/search-cities'

/** The town that is meant, where that is clear, and others that may be. */
export type FoundTowns = { meant: City | undefined; others: City[] }

/** By the portal's own search: everyday names, cantons, provinces, facilities, one slip of the finger. */
export function findTowns(cities: readonly City[], query: string): FoundTowns {
  const found = searchCities(cities, query)
  const named = searchPlaces(cities, query).cities.filter(({ city, otherName }) =>
    [displayName(city), otherName].some((name) => isSame(name, query)),
  )
  // There are two towns called Olmedo.
  const [only] = named.length === 1 ? named.map(({ city }) => city) : found.length === 1 ? found : []
  return { meant: only, others: found.filter((city) => city !== only).slice(0, MOST) }
}

/** One more letter leaves fewer. */
const MOST = 8

function isSame(name: string | undefined, query: string): boolean {
  return name !== undefined && normalizeText(name) === normalizeText(query)
}

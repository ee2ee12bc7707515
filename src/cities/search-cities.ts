import type { City } from './city'
import { displayName } from './city-name'
import { judgeByName } from './names/name-match'
import { askedName, normalizeText } from './names/normalize-text'
import { realProvince } from './provinces'
import { rankedCities } from './search/rank-places'
import type { FoundFacility } from './search/search-facilities'
import { searchPlaces } from './search/search-places'

/** @public Programs outside this project look for it here (tests/support/fixed-names.test.ts). */
export { normalizeText }

/**
 * Returns the cities that a query means, by the search of `searchPlaces`, the best first; for an empty query all of
 * them, in the order given. Where the query is no name of a city, returns those with a facility of that name.
 */
export function searchCities(cities: readonly City[], query: string): City[] {
  // A query of punctuation alone normalises to an empty text, which everything contains: search for it as typed.
  if (normalizeText(query) === '')
    return cities.filter((city) => `${displayName(city)}\n${city.province}`.includes(query.trim()))
  const { byName, byPlace } = lookUp(cities, query)
  return byName.length > 0 ? byName : [...new Set(byPlace.map(({ city }) => city))]
}

/**
 * Returns by town the names of the facilities through which `searchCities` found the town; empty when the query names
 * towns.
 */
export function facilitiesFound(cities: readonly City[], query: string): ReadonlyMap<City, readonly string[]> {
  const byTown = new Map<City, string[]>()
  for (const { city, name } of lookUp(cities, query).byPlace) byTown.set(city, [...(byTown.get(city) ?? []), name])
  return byTown
}

/**
 * Finds cities by name or, when the query is no name of a city, by their facilities of that name. The names come first,
 * because lists of cities are searched at each letter: among the facilities this takes four times as long.
 */
function lookUp(cities: readonly City[], query: string): { byName: City[]; byPlace: FoundFacility[] } {
  const named = citiesNamed(cities, askedName(query))
  if (named.length > 0) return { byName: named, byPlace: [] }
  const { cities: meant, provinces, facilities, isNamed } = searchPlaces(cities, query)
  if (!isNamed && facilities.length > 0) return { byName: [], byPlace: facilities }
  if (meant.length > 0) return { byName: meant.map(({ city }) => city), byPlace: [] }
  const isIn = (city: City) => provinces.some(({ province }) => province.name === realProvince(city.province))
  return { byName: cities.filter(isIn), byPlace: [] }
}

/** Returns the cities of which a name or the province contains the query, the best first. */
export function citiesNamed(cities: readonly City[], query: string): City[] {
  const wanted = normalizeText(query)
  return wanted === '' ? [] : rankedCities(cities, judgeByName(wanted)).map(({ city }) => city)
}

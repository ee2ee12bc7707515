import type { City } from './city'
import { displayName } from './city-name'
import { judgeByName, judgeBySlip } from './names/name-match'
import { askedName, normalizeText } from './names/normalize-text'
import { realProvince } from './provinces'
import { placesMentioned, rankedCities } from './search/rank-places'
import {
  type FoundFacility,
  facilitiesByName,
  searchFacilities,
  withoutKind,
  withoutSettlement,
} from './search/search-facilities'

/** @public Programs outside this project look for it here (tests/support/fixed-names.test.ts). */
export { normalizeText }

/**
 * Returns the cities whose name or province contains the query, the best first; for an empty query all of them, in the
 * order given. The canton's name and everyday names count like the city's own. When no city matches, returns those with
 * a facility of that name; without any, the cities whose name is one slip away, then those named within the query
 * («Quito, Pichincha»), then those one slip away without the kind of facility («hospital machla»); at last those with a
 * facility whose name is one slip away.
 */
export function searchCities(cities: readonly City[], query: string): City[] {
  const wanted = askedName(query)
  // A query of punctuation alone normalises to an empty text, which everything contains: search for it as typed.
  if (wanted === '') return cities.filter((city) => `${displayName(city)}\n${city.province}`.includes(query.trim()))
  const { byName, byPlace } = lookUp(cities, wanted)
  return byName.length > 0 ? byName : [...new Set(byPlace.map(({ city }) => city))]
}

/**
 * Returns by town the names of the facilities through which `searchCities` found the town; empty when the query names
 * towns.
 */
export function facilitiesFound(cities: readonly City[], query: string): ReadonlyMap<City, readonly string[]> {
  const byTown = new Map<City, string[]>()
  for (const { city, name } of lookUp(cities, askedName(query)).byPlace)
    byTown.set(city, [...(byTown.get(city) ?? []), name])
  return byTown
}

/**
 * Finds cities by name or, when there are none, facilities by name. When both fail, tries again without a leading word
 * for a settlement («isla») and, without such a word, with one slip allowed; then looks for names within the query. A
 * slip comes first, because its match is of every word: «nueba loja» is Nueva Loja, and not Loja. At last leaves out
 * the kind of facility.
 */
function lookUp(cities: readonly City[], wanted: string): { byName: City[]; byPlace: FoundFacility[] } {
  const named = citiesNamed(cities, wanted)
  if (named.length > 0) return { byName: named, byPlace: [] }
  const byPlace = facilitiesByName(cities, wanted)
  if (byPlace.length > 0) return { byName: [], byPlace }
  const name = withoutSettlement(wanted)
  if (name !== wanted) return lookUp(cities, name)
  const ofEveryWord = citiesNear(cities, wanted)
  const within = ofEveryWord.length > 0 ? ofEveryWord : citiesMentioned(cities, wanted)
  const near = within.length > 0 ? within : citiesNear(cities, withoutKind(wanted))
  return { byName: near, byPlace: near.length > 0 ? [] : searchFacilities(cities, wanted, { orNear: true }) }
}

/** Returns the cities of which a name or the province is one slip away. */
function citiesNear(cities: readonly City[], wanted: string): City[] {
  return rankedCities(cities, judgeBySlip(wanted)).map(({ city }) => city)
}

/** Returns the cities that are named within the query; when there are none, those of a province that is. */
function citiesMentioned(cities: readonly City[], wanted: string): City[] {
  const { cities: named, provinces } = placesMentioned(cities, wanted)
  if (named.length > 0) return named.map(({ city }) => city)
  return provinces.flatMap(({ province }) => cities.filter((city) => realProvince(city.province) === province.name))
}

/** Returns the cities of which a name or the province contains the query, the best first. */
export function citiesNamed(cities: readonly City[], query: string): City[] {
  const wanted = normalizeText(query)
  return wanted === '' ? [] : rankedCities(cities, judgeByName(wanted)).map(({ city }) => city)
}

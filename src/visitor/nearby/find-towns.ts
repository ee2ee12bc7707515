import { alsoCalled } from '@/cities/also-called'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { normalizeText, searchCities, searchPlaces } from '@/cities/search-cities'
import { isOneSlip, SHORTEST_SLIP, soundOf } from '@/cities/slip'

/** A town that may be meant; with the facility that has the name that was asked for, where the town has another. */
export type PossibleTown = { city: City; facility: string | undefined }

/** The town that is meant, where that is clear, and others that may be. */
type FoundTowns = { meant: City | undefined; others: PossibleTown[] }

/**
 * By the portal's own search. A town is meant where its whole name was asked for, give or take one slip, and neither another town
 * nor a province has it. One of which it is a part, or that has a facility of that name, is asked about: distances from there may
 * be from the other end of the country.
 */
export function findTowns(cities: readonly City[], query: string): FoundTowns {
  const { cities: named, provinces, facilities } = searchPlaces(cities, query)
  const found = searchCities(cities, query)
  const wanted = normalizeText(query)
  const called = (isIt: (name: string) => boolean) => found.filter((city) => namesOf(city).some(isIt))
  const exact = called((name) => name === wanted)
  const [only, another] = exact.length > 0 ? exact : called((name) => isSlip(name, wanted))
  const isProvince = provinces.some(({ province, rank }) => rank <= 1 && only && province.capital !== citySlug(only))
  const meant = another || isProvince ? undefined : only

  const facilityIn = new Map(facilities.toReversed().map(({ city, name }) => [city, name]))
  const byName = new Set(named.map(({ city }) => city))
  const possible = meant ? found : new Set([...found, ...byName, ...facilityIn.keys()])
  const others = [...possible].filter((city) => city !== meant).slice(0, MOST)
  return {
    meant,
    others: others.map((city) => ({ city, facility: byName.has(city) ? undefined : facilityIn.get(city) })),
  }
}

/** More than these nobody looks through: with one more letter of the name there are fewer. */
const MOST = 8

/** As they are compared. */
function namesOf(city: City): string[] {
  return [displayName(city), ...alsoCalled(city)].map(normalizeText)
}

function isSlip(name: string, wanted: string): boolean {
  return wanted.length >= SHORTEST_SLIP && (isOneSlip(name, wanted) || soundOf(name) === soundOf(wanted))
}

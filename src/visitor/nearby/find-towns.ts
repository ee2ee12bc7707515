import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { type Facility, shownName } from '@/cities/facility'
import { alsoCalled } from '@/cities/names/also-called'
import { isOneSlip, judgeByName, type Name, nameOf, SHORTEST_SLIP, soundOf } from '@/cities/names/name-match'
import { askedName } from '@/cities/names/normalize-text'
import { isWhole } from '@/cities/search/rank-places'
import { isCalled } from '@/cities/search/search-facilities'
import { facilitiesOfName, searchPlaces } from '@/cities/search/search-places'
import { searchCities } from '@/cities/search-cities'

/**
 * A town that a query may mean. `facility` is set if the query is not the town's name but that of a facility in its
 * canton.
 */
export type PossibleTown = { city: City; facility?: Facility }

/** The town that is meant, where that is clear, and others that may be. */
type FoundTowns = { meant: City | undefined; others: PossibleTown[] }

/**
 * Finds the towns that a query may mean, with the portal's own search. `meant` is a town whose whole name the query is,
 * give or take one slip, unless another town has that name, or a province with another capital; a hospital or a village
 * elsewhere with that name is then among the others. A town whose name only contains the query, and a facility of that
 * name, are offered as a choice: distances from a wrong place might start at the other end of the country. Among the
 * facilities those of exactly that name come first.
 */
export function findTowns(cities: readonly City[], query: string): FoundTowns {
  const { cities: named, provinces, facilities } = searchPlaces(cities, query)
  const found = searchCities(cities, query)
  const wanted = askedName(query)
  const { ofName } = judgeByName(wanted)
  const called = (isIt: (name: Name) => boolean) => found.filter((city) => namesOf(city).some(isIt))
  const isAtMost = (most: number) => (name: Name) => (ofName(name) ?? Number.POSITIVE_INFINITY) <= most
  const [only, another] =
    [called(isAtMost(0)), called(isAtMost(1.5))].find((cities) => cities.length > 0) ??
    called(({ text }) => isSlip(text, wanted))
  const isProvince = provinces.some((found) => isWhole(found) && only && found.province.capital !== citySlug(only))
  const meant = another || isProvince ? undefined : only

  const byName = named.map(({ city }) => city)
  const otherNames = facilities
    .filter(({ city }) => !byName.includes(city))
    .sort((a, b) => Number(isCalled(b.name, query)) - Number(isCalled(a.name, query)))
  const towns = [...new Set([...found, ...byName])].filter((city) => !otherNames.some((it) => it.city === city))
  const places = meant ? facilitiesOfName(facilities, query, byName) : otherNames
  const others = [
    ...towns.filter((city) => city !== meant).map((city) => ({ city })),
    ...places.flatMap(({ city, name }) => {
      const facility = city.facilities.find((it) => shownName(it) === name)
      return facility ? { city, facility } : []
    }),
  ]
  return { meant, others: others.slice(0, MOST) }
}

/** Nobody looks through more choices than these, and with one more letter of the name there are fewer. */
const MOST = 8

/** Returns all names of a city. */
function namesOf(city: City): Name[] {
  return [displayName(city), ...alsoCalled(city)].map(nameOf)
}

function isSlip(name: string, wanted: string): boolean {
  return wanted.length >= SHORTEST_SLIP && (isOneSlip(name, wanted) || soundOf(name) === soundOf(wanted))
}

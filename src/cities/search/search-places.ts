import type { City } from '@/cities/city'
import { judgeByName, judgeBySlip } from '@/cities/names/name-match'
import { askedName, normalizeText } from '@/cities/names/normalize-text'
import { isWhole, placesMentioned, type RankedPlaces, rankedPlaces } from './rank-places'
import {
  type FoundFacility,
  facilitiesByName,
  isCalled,
  searchFacilities,
  withoutKind,
  withoutSettlement,
} from './search-facilities'

/** What matches a query. `isNamed`: the query is the name of these cities and provinces, or a part of it. */
type FoundPlaces = RankedPlaces & { facilities: FoundFacility[]; isNamed: boolean }

/**
 * Returns the cities, provinces and facilities whose name matches. When no city and no province does, adds those that
 * are named within the query («cytotec en quito»). Without a facility, a leading word for a settlement is left out
 * first («isla Puná»), and those one slip away come before those named within, because their match is of every word:
 * «nueba loja» is Nueva Loja, and not Loja. So do those one slip away without the kind of facility («hospital de nueba
 * loja»), unless that is a town's name as it stands. When nothing is found, searches for facilities one slip away.
 */
export function searchPlaces(cities: readonly City[], query: string): FoundPlaces {
  const wanted = askedName(query)
  if (wanted === '') return { cities: [], provinces: [], facilities: [], isNamed: false }
  const facilities = facilitiesByName(cities, wanted)
  const named = rankedPlaces(cities, judgeByName(wanted))
  if (isAny(named)) return { ...named, facilities, isNamed: true }
  const within = placesMentioned(cities, wanted)
  if (facilities.length > 0) {
    // Keep only the towns of these facilities: «eugenio espejo» is a hospital in Quito, and does not mean the canton
    // Espejo.
    const towns = new Set(facilities.map(({ city }) => city))
    return { ...within, cities: within.cities.filter(({ city }) => towns.has(city)), facilities, isNamed: false }
  }
  const name = withoutSettlement(wanted)
  if (name !== wanted) return searchPlaces(cities, name)
  const near = rankedPlaces(cities, judgeBySlip(wanted))
  if (isAny(near)) return { ...near, facilities, isNamed: false }
  const town = withoutKind(wanted)
  const nearTown = rankedPlaces(cities, judgeBySlip(town))
  const isTown = isAny(rankedPlaces(cities, judgeByName(town)))
  const found = (isTown ? [within, nearTown] : [nearTown, within]).find(isAny)
  if (found) return { ...found, facilities, isNamed: false }
  return { ...within, facilities: searchFacilities(cities, wanted, { orNear: true }), isNamed: false }
}

function isAny({ cities, provinces }: RankedPlaces): boolean {
  return cities.length + provinces.length > 0
}

/** Whether the query is the whole name of one of the cities or provinces that were found. */
export function isWholeName({ isNamed, cities, provinces }: FoundPlaces): boolean {
  return isNamed && [...cities, ...provinces].some(isWhole)
}

/**
 * Returns the facilities that the reader may mean although the query also found towns: hospitals whose name contains
 * the query word for word («Isidro Ayora» is a town in Guayas, and the maternity of Quito), and any facility of exactly
 * that name («Velasco Ibarra» is a town, and also the post of a village on Floreana). Facilities in the towns that were
 * found are left out, because each town shows its own.
 */
export function facilitiesOfName(
  facilities: readonly FoundFacility[],
  query: string,
  towns: readonly FoundFacility['city'][],
): FoundFacility[] {
  const wanted = ` ${normalizeText(query)} `
  const isNamesake = ({ city, name }: FoundFacility) =>
    isCalled(name, query) ||
    (city.medicalFacilities.hospitals.includes(name) && ` ${normalizeText(name)} `.includes(wanted))
  return facilities.filter((facility) => isNamesake(facility) && !towns.includes(facility.city))
}

import { alsoCalled } from './also-called'
import type { City } from './city'
import { displayName } from './city-name'
import { type Judge, judgeByMention, judgeByName, judgeBySlip, least, type Name, nameOf } from './name-match'
import { normalizeText } from './normalize-text'
import { fullProvinceName, PROVINCES, type Province, realProvince } from './provinces'
import { type FoundFacility, isCalled, searchFacilities, withoutSettlement } from './search-facilities'

export { normalizeText }

/** A city that answers a query: how well (0 is best), and under which name where that is not its own. */
export type RankedCity = { city: City; rank: number; otherName?: string }

/** A province that does, on the same scale. */
type RankedProvince = { province: Province; rank: number }

/** What answers a query, each list with the best first. `isNamed`: the query is a name of these cities and provinces, or a part of one. */
type FoundPlaces = {
  cities: RankedCity[]
  provinces: RankedProvince[]
  facilities: FoundFacility[]
  isNamed: boolean
}

/**
 * Cities whose name or province contains the query, the best first; all of them, in the order given, for an empty query. The
 * canton's and the everyday name count like the city's own. Where none matches, those with a place of care of that name; where
 * there is none either, those that are one slip away; at last those with a place of care that is.
 */
export function searchCities(cities: readonly City[], query: string): City[] {
  const wanted = normalizeText(query)
  // A query of nothing but signs is looked for as it is: folded, it would be contained in everything, as an empty one is.
  if (wanted === '') return cities.filter((city) => `${displayName(city)}\n${city.province}`.includes(query.trim()))
  const { byName, byPlace } = lookUp(cities, wanted)
  return byName.length > 0 ? byName : [...new Set(byPlace.map(({ city }) => city))]
}

/** The names of the places of care for which `searchCities` finds their towns; none where the query names towns. */
export function facilitiesFound(cities: readonly City[], query: string): ReadonlyMap<City, readonly string[]> {
  const byTown = new Map<City, string[]>()
  for (const { city, name } of lookUp(cities, normalizeText(query)).byPlace)
    byTown.set(city, [...(byTown.get(city) ?? []), name])
  return byTown
}

/** Cities by their names or, where none has it, places of care by theirs; then both without the word for a settlement, or with one slip. */
function lookUp(cities: readonly City[], wanted: string): { byName: City[]; byPlace: FoundFacility[] } {
  const named = citiesNamed(cities, wanted)
  if (named.length > 0) return { byName: named, byPlace: [] }
  const byPlace = facilitiesByName(cities, wanted)
  if (byPlace.length > 0) return { byName: [], byPlace }
  const name = withoutSettlement(wanted)
  if (name !== wanted) return lookUp(cities, name)
  const near = matchingCities(cities, judgeBySlip(wanted)).map(({ city }) => city)
  return { byName: near, byPlace: near.length > 0 ? [] : searchFacilities(cities, wanted, { orNear: true }) }
}

/** Where none is called exactly so, the nearly named beside those whose names go on: «Zumbagua» is Zumbahua, and begins Zumbaguaico. */
function facilitiesByName(cities: readonly City[], wanted: string): FoundFacility[] {
  const found = searchFacilities(cities, wanted)
  const isClear = found.length === 0 || found.some(({ name }) => isCalled(name, wanted))
  return isClear ? found : searchFacilities(cities, wanted, { orNear: true })
}

/** Those of them whose name, another of their names or province contains the query, the best first. */
export function citiesNamed(cities: readonly City[], query: string): City[] {
  const wanted = normalizeText(query)
  return wanted === '' ? [] : matchingCities(cities, judgeByName(wanted)).map(({ city }) => city)
}

/** The best few cities while a reader types. */
export function suggestCities(cities: readonly City[], query: string, limit = 8): City[] {
  return normalizeText(query) === '' ? [] : searchCities(cities, query).slice(0, limit)
}

/**
 * Cities, provinces and places of care whose name matches; where no city and no province does, those named within the question
 * («cytotec en quito»); where nothing does, what a name after the word for a settlement finds («isla Puná»), or what is one slip away, the
 * places of care last.
 */
export function searchPlaces(cities: readonly City[], query: string): FoundPlaces {
  const wanted = normalizeText(query)
  if (wanted === '') return { cities: [], provinces: [], facilities: [], isNamed: false }
  const facilities = facilitiesByName(cities, wanted)
  const named = matching(cities, judgeByName(wanted))
  if (named.cities.length + named.provinces.length > 0) return { ...named, facilities, isNamed: true }
  const within = matching(cities, judgeByMention(wanted))
  if (facilities.length > 0) {
    // «eugenio espejo» is a hospital in Quito, and asks for nothing in the canton of Espejo.
    const towns = new Set(facilities.map(({ city }) => city))
    return { ...within, cities: within.cities.filter(({ city }) => towns.has(city)), facilities, isNamed: false }
  }
  if (within.cities.length + within.provinces.length > 0) return { ...within, facilities, isNamed: false }
  const name = withoutSettlement(wanted)
  if (name !== wanted) return searchPlaces(cities, name)
  const near = matching(cities, judgeBySlip(wanted))
  const isNear = near.cities.length + near.provinces.length > 0
  return { ...near, facilities: isNear ? [] : searchFacilities(cities, wanted, { orNear: true }), isNamed: false }
}

/** Whether the query is the whole name of one of the places that were found. */
export function isWholeName({ isNamed, cities, provinces }: FoundPlaces): boolean {
  return isNamed && [...cities, ...provinces].some(isWhole)
}

/** Whether it answers with a whole name: its own, or another of its names. */
export function isWhole({ rank }: { rank: number }): boolean {
  return rank <= 1
}

function matching(cities: readonly City[], judge: Judge): Pick<FoundPlaces, 'cities' | 'provinces'> {
  return { cities: matchingCities(cities, judge), provinces: matchingProvinces(judge) }
}

function matchingCities(cities: readonly City[], judge: Judge): RankedCity[] {
  return cities.flatMap((city) => rankedCity(city, judge) ?? []).sort(byRank)
}

/** By the city's own name, then by another of its names, then by its province. */
function rankedCity(city: City, { ofName, countsProvince }: Judge): RankedCity | undefined {
  const { name, others, provinces } = searchKeys(city)
  const own = ofName(name)
  const [other] = others
    .flatMap((it) => {
      const rank = ofName(it)
      return rank === undefined ? [] : [{ city, rank: rank + 1, otherName: it.shown }]
    })
    .sort(byRank)
  if (own !== undefined && own <= (other?.rank ?? own)) return { city, rank: own }
  if (other) return other
  const province = countsProvince ? least(provinces, ofName) : undefined
  return province === undefined ? undefined : { city, rank: province <= 2 ? 8 : 9 }
}

function matchingProvinces({ ofName }: Judge): RankedProvince[] {
  provinceNames ??= PROVINCES.map((province) => ({
    province,
    names: [province.name, fullProvinceName(province.name)].map(nameOf),
  }))
  return provinceNames
    .flatMap(({ province, names }) => {
      const rank = least(names, ofName)
      return rank === undefined ? [] : [{ province, rank }]
    })
    .sort(byRank)
}

// Made when first needed: most pages search nothing.
let provinceNames: { province: Province; names: Name[] }[] | undefined

function byRank(a: { rank: number }, b: { rank: number }): number {
  return a.rank - b.rank
}

type SearchKeys = { name: Name; others: Name[]; provinces: Name[] }

/** Remembered for as long as the city is: every keystroke asks for all of them. */
const remembered = new WeakMap<City, SearchKeys>()

function searchKeys(city: City): SearchKeys {
  const known = remembered.get(city)
  if (known) return known
  const keys = {
    name: nameOf(displayName(city)),
    others: alsoCalled(city).map(nameOf),
    // Both, so that «tsachilas» and the «Cañar» behind «Provincia 3» are found.
    provinces: [...new Set([realProvince(city.province), city.province])].map(nameOf),
  }
  remembered.set(city, keys)
  return keys
}

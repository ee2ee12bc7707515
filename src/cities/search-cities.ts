import { alsoCalled } from './also-called'
import type { City } from './city'
import { displayName } from './city-name'
import { type Judge, judgeByMention, judgeByName, judgeBySlip, least, type Name, nameOf } from './name-match'
import { normalizeText } from './normalize-text'
import { fullProvinceName, PROVINCES, type Province, realProvince } from './provinces'
import { type FoundFacility, isCalled, searchFacilities, withoutSettlement } from './search-facilities'

/**
 * A city that matches a query. `rank`: how well, 0 is best. `otherName`: the name that matched, if it is not the city's
 * own.
 */
export type RankedCity = { city: City; rank: number; otherName?: string }

/** A province that matches, ranked on the same scale. */
type RankedProvince = { province: Province; rank: number }

/**
 * What matches a query, each list with the best first. `isNamed`: the query is the name of these cities and provinces,
 * or a part of it.
 */
type FoundPlaces = {
  cities: RankedCity[]
  provinces: RankedProvince[]
  facilities: FoundFacility[]
  isNamed: boolean
}

/**
 * Returns the cities whose name or province contains the query, the best first; for an empty query all of them, in the
 * order given. The canton's name and everyday names count like the city's own. When no city matches, returns those with
 * a facility of that name; without any, the cities whose name is one slip away, then those named within the query
 * («Quito, Pichincha»); at last those with a facility whose name is one slip away.
 */
export function searchCities(cities: readonly City[], query: string): City[] {
  const wanted = normalizeText(query)
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
  for (const { city, name } of lookUp(cities, normalizeText(query)).byPlace)
    byTown.set(city, [...(byTown.get(city) ?? []), name])
  return byTown
}

/**
 * Finds cities by name or, when there are none, facilities by name. When both fail, tries again without a leading word
 * for a settlement («isla») and, without such a word, with one slip allowed; at last looks for names within the query. A
 * slip comes first, because its match is of every word: «nueba loja» is Nueva Loja, and not Loja.
 */
function lookUp(cities: readonly City[], wanted: string): { byName: City[]; byPlace: FoundFacility[] } {
  const named = citiesNamed(cities, wanted)
  if (named.length > 0) return { byName: named, byPlace: [] }
  const byPlace = facilitiesByName(cities, wanted)
  if (byPlace.length > 0) return { byName: [], byPlace }
  const name = withoutSettlement(wanted)
  if (name !== wanted) return lookUp(cities, name)
  const slips = matchingCities(cities, judgeBySlip(wanted)).map(({ city }) => city)
  const near = slips.length > 0 ? slips : citiesMentioned(cities, wanted)
  return { byName: near, byPlace: near.length > 0 ? [] : searchFacilities(cities, wanted, { orNear: true }) }
}

/** Returns the cities that are named within the query; when there are none, those of a province that is. */
function citiesMentioned(cities: readonly City[], wanted: string): City[] {
  const { cities: named, provinces } = mentioned(cities, wanted)
  if (named.length > 0) return named.map(({ city }) => city)
  return provinces.flatMap(({ province }) => cities.filter((city) => realProvince(city.province) === province.name))
}

/**
 * Finds the cities and provinces that are named within the query. Where it names one of the cities with its province
 * («Olmedo, Manabí»), cities of other provinces rank lower; so does, a little, the city that only has that province's
 * name («Olmedo, Loja»).
 */
function mentioned(cities: readonly City[], wanted: string): Pick<FoundPlaces, 'cities' | 'provinces'> {
  const found = matching(cities, judgeByMention(wanted))
  const named = new Set<string>(found.provinces.map(({ province }) => province.name))
  const own = found.cities.filter(({ city }) => named.has(realProvince(city.province)))
  if (own.length === 0) return found
  const demotion = ({ city }: RankedCity) => {
    if (!named.has(realProvince(city.province))) return 2
    return own.length > 1 && displayName(city) === realProvince(city.province) ? 1 : 0
  }
  return { ...found, cities: found.cities.map((it) => ({ ...it, rank: it.rank + demotion(it) })).sort(byRank) }
}

/**
 * Returns the facilities of a name. When there are some but none has exactly that name, those one slip away are added:
 * «Zumbagua» is a misspelling of Zumbahua, and also the beginning of Zumbaguaico.
 */
function facilitiesByName(cities: readonly City[], wanted: string): FoundFacility[] {
  const found = searchFacilities(cities, wanted)
  const isClear = found.length === 0 || found.some(({ name }) => isCalled(name, wanted))
  return isClear ? found : searchFacilities(cities, wanted, { orNear: true })
}

/** Returns the cities of which a name or the province contains the query, the best first. */
export function citiesNamed(cities: readonly City[], query: string): City[] {
  const wanted = normalizeText(query)
  return wanted === '' ? [] : matchingCities(cities, judgeByName(wanted)).map(({ city }) => city)
}

/**
 * Returns the cities, provinces and facilities whose name matches. When no city and no province does, adds those that
 * are named within the query («cytotec en quito»). When nothing is found, searches without a leading word for a
 * settlement («isla Puná») or, failing that, for cities and provinces one slip away, then facilities.
 */
export function searchPlaces(cities: readonly City[], query: string): FoundPlaces {
  const wanted = normalizeText(query)
  if (wanted === '') return { cities: [], provinces: [], facilities: [], isNamed: false }
  const facilities = facilitiesByName(cities, wanted)
  const named = matching(cities, judgeByName(wanted))
  if (named.cities.length + named.provinces.length > 0) return { ...named, facilities, isNamed: true }
  const within = mentioned(cities, wanted)
  if (facilities.length > 0) {
    // Keep only the towns of these facilities: «eugenio espejo» is a hospital in Quito, and does not mean the canton
    // Espejo.
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

/** Whether the query is the whole name of one of the cities or provinces that were found. */
export function isWholeName({ isNamed, cities, provinces }: FoundPlaces): boolean {
  return isNamed && [...cities, ...provinces].some(isWhole)
}

/** Whether the match was of a whole name: the place's own, or another of its names. */
export function isWhole({ rank }: { rank: number }): boolean {
  return rank <= 1
}

function matching(cities: readonly City[], judge: Judge): Pick<FoundPlaces, 'cities' | 'provinces'> {
  return { cities: matchingCities(cities, judge), provinces: matchingProvinces(judge) }
}

function matchingCities(cities: readonly City[], judge: Judge): RankedCity[] {
  return cities.flatMap((city) => rankedCity(city, judge) ?? []).sort(byRank)
}

/** Ranks a city by its own name, then by another of its names, then by its province. */
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

// Created on first use: most pages search nothing.
let provinceNames: { province: Province; names: Name[] }[] | undefined

function byRank(a: { rank: number }, b: { rank: number }): number {
  return a.rank - b.rank
}

type SearchKeys = { name: Name; others: Name[]; provinces: Name[] }

/** Cached as long as the city object lives, because every keystroke needs the keys of all cities. */
const remembered = new WeakMap<City, SearchKeys>()

function searchKeys(city: City): SearchKeys {
  const known = remembered.get(city)
  if (known) return known
  const keys = {
    name: nameOf(displayName(city)),
    others: alsoCalled(city).map(nameOf),
    // Both names, so that «tsachilas» is found, and the «Cañar» behind «Provincia 3».
    provinces: [...new Set([realProvince(city.province), city.province])].map(nameOf),
  }
  remembered.set(city, keys)
  return keys
}

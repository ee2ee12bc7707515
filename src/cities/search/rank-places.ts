import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { weakMemoize } from '@/cities/memoize'
import { alsoCalled } from '@/cities/names/also-called'
import {
  type Judge,
  judgeByMention,
  judgeByName,
  least,
  type Name,
  nameOf,
  SMALL_WORDS,
  soundOf,
} from '@/cities/names/name-match'
import { fullProvinceName, PROVINCES, type Province, realProvince } from '@/cities/provinces'

/**
 * A city that matches a query. `rank`: how well, 0 is best; its own name has the rank that the judge gives it
 * (name-match.ts), another of its names one more, and its province 8 or 9. `otherName`: the name that matched, if it is
 * not the city's own.
 */
export type RankedCity = { city: City; rank: number; otherName?: string }

/** A province that matches, ranked on the same scale. */
type RankedProvince = { province: Province; rank: number }

/** What matches, each list with the best first. */
export type RankedPlaces = { cities: RankedCity[]; provinces: RankedProvince[] }

/**
 * Whether the match was of a whole name: the place's own, or another of its names. A name without its small word is none,
 * because it may be a word of its own: «corazón» is not only El Corazón.
 */
export function isWhole({ rank }: { rank: number }): boolean {
  return rank <= 1
}

/** Returns the cities and provinces that match by this judge. */
export function rankedPlaces(cities: readonly City[], judge: Judge): RankedPlaces {
  return { cities: rankedCities(cities, judge), provinces: rankedProvinces(judge) }
}

/**
 * Finds the cities and provinces that are named within the query. Where it names one of the cities with its province
 * («Olmedo, Manabí»), cities of other provinces rank lower; so does, a little, the city that only has that province's
 * name («Olmedo, Loja»). Where another word stands right before a name, the towns with a longer name follow: «pt quito»
 * may be meant for Puerto Quito.
 */
export function placesMentioned(cities: readonly City[], wanted: string): RankedPlaces {
  const mentioned = rankedPlaces(cities, judgeByMention(wanted))
  const found = { ...mentioned, cities: [...mentioned.cities, ...longerNamed(cities, mentioned.cities, wanted)] }
  const named = new Set<string>(found.provinces.map(({ province }) => province.name))
  const own = found.cities.filter(({ city }) => named.has(realProvince(city.province)))
  if (own.length === 0) return found
  const demotion = ({ city }: RankedCity) => {
    if (!named.has(realProvince(city.province))) return 2
    return own.length > 1 && displayName(city) === realProvince(city.province) ? 1 : 0
  }
  return { ...found, cities: found.cities.map((it) => ({ ...it, rank: it.rank + demotion(it) })).sort(byRank) }
}

/** Returns the cities whose name contains that of a city before which the query has a word that was left out, each once. */
function longerNamed(cities: readonly City[], mentioned: readonly RankedCity[], wanted: string): RankedCity[] {
  const known = new Set(mentioned.map(({ city }) => city))
  const longer: RankedCity[] = mentioned.flatMap(({ city, otherName }) => {
    const { text, sound } = nameOf(otherName ?? displayName(city))
    const [, before = 'de'] = new RegExp(`(\\S{2,}) ${sound}(?: |$)`).exec(soundOf(wanted)) ?? []
    if (SMALL_WORDS.has(before)) return []
    return rankedCities(cities, { ...judgeByName(text), countsProvince: false })
      .filter((it) => !known.has(it.city))
      .map((it) => ({ ...it, rank: it.rank + 2 }))
  })
  // Two of the cities may have the same name: Bolívar, and Calceta in the canton Bolívar.
  return longer.filter(({ city }, index) => longer.findIndex((it) => it.city === city) === index)
}

/** Returns the cities that match by this judge, the best first. */
export function rankedCities(cities: readonly City[], judge: Judge): RankedCity[] {
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

function rankedProvinces({ ofName }: Judge): RankedProvince[] {
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

/** Cached, because every keystroke needs the keys of all cities. */
const searchKeys = weakMemoize(
  (city: City): SearchKeys => ({
    name: nameOf(displayName(city)),
    others: alsoCalled(city).map(nameOf),
    // Both names, so that «tsachilas» is found, and the «Cañar» behind «Provincia 3».
    provinces: [...new Set([realProvince(city.province), city.province])].map(nameOf),
  }),
)

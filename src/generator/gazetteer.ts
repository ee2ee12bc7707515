import type { CareNear } from '@/cities/care/nearest-care'
import type { City } from '@/cities/city'
import { byImportance } from '@/cities/city-list'
import { citySlug, displayName } from '@/cities/city-name'
import { groupedBy } from '@/cities/group-cities'
import { weakMemoize } from '@/cities/memoize'
import { cantonOf, nameAmongProvinces } from '@/cities/names/also-called'
import { normalizeText } from '@/cities/names/normalize-text'
import { realProvince } from '@/cities/provinces'

/**
 * What every page needs to know about the list of cities, computed once per list. The order of the list does not
 * matter.
 */
export type Gazetteer = {
  /** Sorted by slug, each slug once. */
  cities: readonly City[]
  slugs: ReadonlyMap<City, string>
  /** By the province's shown name. */
  ofProvince: ReadonlyMap<string, readonly City[]>
  /** The cities of each region that are worth a link from anywhere in it, the most important first. */
  prominentOfRegion: ReadonlyMap<string, readonly City[]>
  /** By the city's shown name, normalised; two cities may share it: «Olmedo». */
  ofName: ReadonlyMap<string, readonly City[]>
}

const PROMINENT = 7

/**
 * Returns the gazetteer of a list of cities. It is cached by the list, which is safe because a list that changes is a
 * new array.
 */
export const gazetteerOf = weakMemoize(compile)

/** Returns the province as it is shown; «(por confirmar)» for a city without one. */
export function shownProvince(city: City): string {
  return realProvince(city.province) || '(por confirmar)'
}

/** Returns the other cities that have the same shown name. */
export function namesakes(city: City, { ofName, slugs }: Gazetteer): City[] {
  const slug = slugs.get(city) ?? citySlug(city)
  return (ofName.get(normalizeText(displayName(city))) ?? []).filter((other) => slugs.get(other) !== slug)
}

/** Returns the city's name, with its province when another city or another province has that name: «Olmedo (Loja)». */
export function tellingName(city: City, gazetteer: Gazetteer): string {
  const hasNamesakes = namesakes(city, gazetteer).length > 0
  return hasNamesakes ? `${displayName(city)} (${shownProvince(city)})` : nameAmongProvinces(city)
}

/**
 * Returns where a facility lies, to follow «en»: its town or, for a facility that is not known to be in the town
 * itself, its canton («el cantón Guayaquil»), because it may be far from the city.
 */
export function whereabouts({ facility, city }: CareNear, gazetteer: Gazetteer): string {
  return facility.inTown ? tellingName(city, gazetteer) : `el cantón ${cantonOf(city)}`
}

function compile(list: readonly City[]): Gazetteer {
  const bySlug = new Map(sorted(list, ({ id }) => id).map((city) => [citySlug(city), city]))
  const slugs = new Map([...bySlug].map(([slug, city]) => [city, slug]))
  const cities = sorted([...slugs.keys()], (city) => slugs.get(city) ?? '')
  return {
    cities,
    slugs,
    ofProvince: groupedBy(cities, shownProvince),
    prominentOfRegion: groupedBy(
      cities.filter(({ seoPriority }) => seoPriority >= PROMINENT).sort(byImportance),
      ({ region }) => region,
    ),
    ofName: groupedBy(cities, (city) => normalizeText(displayName(city))),
  }
}

function sorted(cities: readonly City[], key: (city: City) => string): City[] {
  const keyed = cities.map((city) => ({ city, key: key(city) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ city }) => city)
}

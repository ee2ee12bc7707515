import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { cantonOf } from '@/cities/names/also-called'
import { type Province, provinceSlug, realProvince } from '@/cities/provinces'
import type { RankedCity } from '@/cities/search/rank-places'
import type { FoundFacility } from '@/cities/search/search-facilities'
import { facilitiesOfName, searchPlaces } from '@/cities/search/search-places'
import { counted } from '@/generator/spanish'
import { paths } from '@/paths'
import { facilityAddress } from '@/visitor/care/facility-address'

/** A place the header's search proposes; each has an address of its own. */
export type Suggestion = { name: string; detail: string; path: string }

/**
 * Returns the best few cities, provinces and places of care for the text typed so far. If the text names a city or a
 * province, only places of care elsewhere with that same name are added, because the city's page lists its own. A
 * province that shares a city's address is left to that city's line.
 */
export function suggestPlaces(cities: readonly City[], text: string): Suggestion[] {
  const found = searchPlaces(cities, text)
  const ranked = [
    ...found.cities.map((it) => ({ rank: it.rank, isCity: true, line: ofCity(it) })),
    ...found.provinces.map(({ province, rank }) => ({ rank, isCity: false, line: ofProvince(province) })),
  ].sort((a, b) => a.rank - b.rank)
  const lines = new Map<string, Suggestion>()
  for (const { isCity, line } of ranked) if (isCity || !lines.has(line.path)) lines.set(line.path, line)
  const towns = found.cities.map(({ city }) => city)
  const facilities = found.isNamed ? facilitiesOfName(found.facilities, text, towns) : found.facilities
  return [...lines.values(), ...facilities.map(ofFacility)].slice(0, MOST)
}

const MOST = 6

function ofCity({ city, otherName }: RankedCity): Suggestion {
  const slug = citySlug(city)
  const province = realProvince(city.province)
  const where = provinceSlug(province) === slug ? 'ciudad y provincia' : province
  return {
    name: displayName(city),
    detail: otherName === undefined ? where : `${otherName}; ${where}`,
    path: paths.place(slug),
  }
}

/** Names the canton, because a facility may lie far from the canton's capital. */
function ofFacility({ city, name }: FoundFacility): Suggestion {
  return { name, detail: `cantón ${cantonOf(city)}`, path: facilityAddress(city, name) }
}

function ofProvince({ name }: Province): Suggestion {
  return { name, detail: 'provincia', path: paths.place(provinceSlug(name)) }
}

/** Returns what the list says to visitors who do not see it. */
export function suggestionCount(count: number): string {
  return count === 0 ? 'Sin sugerencias' : counted(count, 'sugerencia', 'sugerencias')
}

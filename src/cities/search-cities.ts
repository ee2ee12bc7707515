import type { City } from './city'
import { displayName } from './city-name'
import { normalizeText } from './normalize-text'
import { PROVINCES, type Province, realProvince } from './provinces'

export { normalizeText }

/**
 * Cities whose name or province contains the query, in the order given; all of them for an empty query.
 * Case and accents do not matter on either side: «canar» finds Cañar.
 */
export function searchCities(cities: readonly City[], query: string): City[] {
  if (query.trim() === '') return [...cities]
  const wanted = normalizeText(query)
  // A query of nothing but signs is looked for as it is: folded, it would be contained in everything.
  if (wanted === '') return cities.filter((city) => `${displayName(city)}\n${city.province}`.includes(query.trim()))
  return cities.filter((city) => {
    const { name, province } = searchKeys(city)
    return name.includes(wanted) || province.includes(wanted)
  })
}

/** The best few matches while a reader types: names that begin with it first, then words that do, then the rest. */
export function suggestCities(cities: readonly City[], query: string, limit = 8): City[] {
  return rankCities(cities, query)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ city }) => city)
}

/** The cities that match, in the order given, each with how well it does: 0 is best. */
export function rankCities(cities: readonly City[], query: string): { city: City; rank: number }[] {
  const wanted = normalizeText(query)
  if (wanted === '') return []
  return searchCities(cities, wanted).map((city) => ({ city, rank: rankOf(searchKeys(city), wanted) }))
}

/** The provinces whose name contains the query, each with how well it does on the same scale as the cities. */
export function rankProvinces(query: string): { province: Province; rank: number }[] {
  const wanted = normalizeText(query)
  if (wanted === '') return []
  return PROVINCES.map((province) => ({ province, name: normalizeText(fullName(province)) }))
    .filter(({ name }) => name.includes(wanted))
    .map(({ province, name }) => ({ province, rank: rankOf({ name, province: '' }, wanted) }))
}

function rankOf({ name, province }: SearchKeys, wanted: string): number {
  if (name.startsWith(wanted)) return 0
  if (name.includes(` ${wanted}`)) return 1
  if (name.includes(wanted)) return 2
  return province.startsWith(wanted) ? 3 : 4
}

/** «tsachilas» is Santo Domingo's. */
function fullName({ name }: Province): string {
  return name === 'Santo Domingo' ? 'Santo Domingo de los Tsáchilas' : name
}

type SearchKeys = { name: string; province: string }

/** Remembered for as long as the city is: every keystroke asks for all of them. */
const remembered = new WeakMap<City, SearchKeys>()

function searchKeys(city: City): SearchKeys {
  const known = remembered.get(city)
  if (known) return known
  const keys = {
    name: normalizeText(displayName(city)),
    // Both, so that «tsachilas» and the «Cañar» behind «Provincia 3» are found; the sign keeps a match within one.
    province: `${normalizeText(realProvince(city.province))}|${normalizeText(city.province)}`,
  }
  remembered.set(city, keys)
  return keys
}

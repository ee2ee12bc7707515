import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { alsoCalled, cantonOf } from '@/cities/names/also-called'
import { normalizeText } from '@/cities/names/normalize-text'
import { realProvince } from '@/cities/provinces'

/**
 * Returns the city that a list means by a canton and its province: `several` when it is ambiguous, undefined when it is
 * unknown.
 */
export type TownFinder = (canton: string, province: string) => City | 'several' | undefined

/**
 * Creates a finder that looks for a city by its canton first, and by the city's own names when no canton has that name.
 */
export function townFinder(cities: readonly City[]): TownFinder {
  const byCanton = new Map<string, City[]>()
  const byName = new Map<string, City[]>()
  const add = (index: Map<string, City[]>, name: string, city: City) => {
    const key = normalizeText(name)
    const known = index.get(key)
    if (!known) index.set(key, [city])
    else if (!known.includes(city)) known.push(city)
  }
  for (const city of cities) {
    add(byCanton, cantonOf(city), city)
    for (const name of [displayName(city), citySlug(city), ...alsoCalled(city)]) add(byName, name, city)
  }
  const bySlug = new Map(cities.map((city) => [city.slug, city]))
  return (canton, province) => {
    const exact = bySlug.get(canton)
    if (exact && province === '') return exact
    const wanted = realProvince(province)
    const isThere = (city: City) =>
      province === '' || normalizeText(realProvince(city.province)) === normalizeText(wanted)
    for (const index of [byCanton, byName]) {
      const found = (index.get(normalizeText(canton)) ?? []).filter(isThere)
      if (found.length > 1) return 'several'
      if (found[0]) return found[0]
    }
    return undefined
  }
}

import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { type Province, provinceSlug, realProvince } from '@/cities/provinces'
import { rankCities, rankProvinces } from '@/cities/search-cities'
import { paths } from '@/paths'

/** A place the header's search proposes; each has an address of its own. */
export type Suggestion = { name: string; detail: string; path: string }

/** The best few cities and provinces for what was typed so far; a province with a city's address is that city's line. */
export function suggestPlaces(cities: readonly City[], text: string): Suggestion[] {
  const ranked = [
    ...rankCities(cities, text).map(({ city, rank }) => ({ rank, isCity: true, line: ofCity(city) })),
    ...rankProvinces(text).map(({ province, rank }) => ({ rank, isCity: false, line: ofProvince(province) })),
  ].sort((a, b) => a.rank - b.rank)
  const lines = new Map<string, Suggestion>()
  for (const { isCity, line } of ranked) if (isCity || !lines.has(line.path)) lines.set(line.path, line)
  return [...lines.values()].slice(0, MOST)
}

const MOST = 6

function ofCity(city: City): Suggestion {
  const slug = citySlug(city)
  const province = realProvince(city.province)
  return {
    name: displayName(city),
    detail: provinceSlug(province) === slug ? 'ciudad y provincia' : province,
    path: paths.place(slug),
  }
}

function ofProvince({ name }: Province): Suggestion {
  return { name, detail: 'provincia', path: paths.place(provinceSlug(name)) }
}

/** What is said of the list to those who do not see it. */
export function suggestionCount(count: number): string {
  if (count === 0) return 'Sin sugerencias'
  return count === 1 ? '1 sugerencia' : `${count} sugerencias`
}

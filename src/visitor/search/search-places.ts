import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { normalizeText } from '@/cities/normalize-text'
import { PROVINCES, type Province } from '@/cities/provinces'
import { rankCities, rankProvinces } from '@/cities/search-cities'

type Places = { cities: City[]; provinces: Province[] }

/** The places whose name matches, best first; where none does, those named within the question: «cytotec en quito». */
export function searchPlaces(cities: readonly City[], query: string): Places {
  const found = {
    cities: inOrder(rankCities(cities, query)).map(({ city }) => city),
    provinces: inOrder(rankProvinces(query)).map(({ province }) => province),
  }
  if (found.cities.length + found.provinces.length > 0) return found
  const words = ` ${normalizeText(query)} `
  const isNamed = (name: string) => words.includes(` ${normalizeText(name)} `)
  return {
    cities: cities.filter((city) => isNamed(displayName(city))),
    provinces: PROVINCES.filter(({ name }) => isNamed(name)),
  }
}

function inOrder<Ranked extends { rank: number }>(ranked: Ranked[]): Ranked[] {
  return ranked.sort((a, b) => a.rank - b.rank)
}

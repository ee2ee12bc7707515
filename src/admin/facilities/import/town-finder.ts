import { cityName } from '@/admin/facilities/facility-words'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { alsoCalled, cantonOf } from '@/cities/names/also-called'
import { askedName, normalizeText } from '@/cities/names/normalize-text'
import { PROVINCES, realProvince } from '@/cities/provinces'

/** Returns the city that a list means; otherwise why it is not known, and those among which somebody has to choose. */
export type TownFinder = (canton: string, province: string) => FoundTown
type FoundTown = { city: City } | { reason: string; choices: readonly (readonly [id: string, name: string])[] }

/**
 * Finds the city of a canton and a province as lists write them: by the canton's name first, and
 * by the city's own names when no canton has that name.
 */
export function townFinder(cities: readonly City[]): TownFinder {
  const names = cities.map((city) => ({
    city,
    province: fullWords(realProvince(city.province)),
    canton: fullWords(cantonOf(city)),
    others: [displayName(city), citySlug(city), ...alsoCalled(city)].map(fullWords),
  }))
  const find = (canton: string, province: string): FoundTown => {
    // A province that is unknown narrows nothing.
    const known = PROVINCES.map(({ name }) => fullWords(name)).find(
      (name) => name === fullWords(realProvince(province)).replace(/^provincia | tsachilas$/g, ''),
    )
    const there = names.filter((name) => known === undefined || name.province === known)
    // «YANTZAZA (YANZATZA)» gives two names.
    const wordings = canton.split(/[()]/).map((one) => fullWords(askedName(one)))
    const named = there.filter((name) => wordings.includes(name.canton))
    const found = named.length > 0 ? named : there.filter(({ others }) => others.some((one) => wordings.includes(one)))
    const [only] = found
    if (found.length === 1 && only) return { city: only.city }
    const where = `«${canton}»${province && ` (${province})`}`
    const unknown = found.length > 1 ? `hay más de un cantón ${where}` : `el cantón ${where} no se conoce`
    return {
      reason: canton === '' ? 'no dice el cantón' : unknown,
      choices: (found.length > 1 ? found : there).map(({ city }) => [city.id, cityName(city)] as const),
    }
  }
  const found = new Map<string, FoundTown>()
  return (canton, province) => {
    const town = found.get(`${canton}|${province}`) ?? find(canton, province)
    found.set(`${canton}|${province}`, town)
    return town
  }
}

/** Normalizes a name without articles, and with the words that the official division of the country abbreviates. */
function fullWords(name: string): string {
  const words = normalizeText(name).split(' ')
  return words.flatMap((word) => (/^(?:del?|los|las)$/.test(word) ? [] : [ABBREVIATED[word] ?? word])).join(' ')
}

const ABBREVIATED: Readonly<Record<string, string>> = {
  cnel: 'coronel',
  crnel: 'coronel',
  gral: 'general',
  gnral: 'general',
  fco: 'francisco',
  sto: 'santo',
  sta: 'santa',
  dgo: 'domingo',
  pto: 'puerto',
}

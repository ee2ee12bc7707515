import type { City } from './city'
import { displayName } from './city-name'
import { isNamedLikeProvince } from './names/also-called'
import { normalizeText } from './names/normalize-text'

/**
 * Returns the city that an address means: the one with exactly this slug or, without one, a loose match by slug, then
 * by name. A loose match ignores case, accents, percent-encoding and the difference between spaces and hyphens. A name
 * that another city or another province also has («Olmedo», «Pichincha») means no city, because the hospital of the
 * wrong one may be hundreds of kilometres away.
 */
export function findCity(cities: readonly City[], slug: string): City | undefined {
  const exact = cities.find((city) => city.slug === slug)
  if (exact) return exact

  const wanted = normalizeText(decode(slug))
  if (wanted === '') return undefined
  return cities.find((city) => normalizeText(city.slug) === wanted) ?? onlyCityNamed(wanted, cities)
}

function onlyCityNamed(wanted: string, cities: readonly City[]): City | undefined {
  const [named, ...others] = cities.filter((city) =>
    [displayName(city), city.name].some((name) => normalizeText(name) === wanted),
  )
  return named && others.length === 0 && !isNamedLikeProvince(named) ? named : undefined
}

function decode(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug // Somebody typed an address with a stray «%»: compare it undecoded.
  }
}

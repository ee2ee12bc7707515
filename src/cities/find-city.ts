import type { City } from './city'
import { displayName } from './city-name'
import { normalizeText } from './names/normalize-text'

/**
 * Returns the city that an address means: the one with exactly this slug or, without one, the first loose match by
 * slug, then by name. A loose match ignores case, accents, percent-encoding and the difference between spaces and
 * hyphens.
 */
export function findCity(cities: readonly City[], slug: string): City | undefined {
  const exact = cities.find((city) => city.slug === slug)
  if (exact) return exact

  const wanted = normalizeText(decode(slug))
  if (wanted === '') return undefined
  return (
    cities.find((city) => normalizeText(city.slug) === wanted) ??
    cities.find((city) => normalizeText(displayName(city)) === wanted || normalizeText(city.name) === wanted)
  )
}

function decode(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug // Somebody typed an address with a stray «%»: compare it undecoded.
  }
}

import { slugify } from './names/normalize-text'
import { realProvince } from './provinces'

/** The names of a row, as stored. */
type Names = { name: string; canonicalName: string | null; slug: string }

/** The fields by which `canonicalNameFor` compares a placeholder with the other cities of its province. */
type NamedCity = Names & { province: string; population: number }

/** Returns the name that is shown to readers. A placeholder without a canonical name takes it from its slug. */
export function displayName(city: Names): string {
  if (city.canonicalName) return city.canonicalName
  return city.name === '' || isNumbered(city.name) ? titleCase(city.slug) || city.name : city.name
}

/** Returns the city's part of a URL, with URL-safe characters only: `san-jose-de-chimbo`. */
export function citySlug(city: Names): string {
  return slugify(city.slug) || slugify(city.canonicalName ?? '') || slugify(city.name)
}

/**
 * Whether a row still lacks its real name: it is called «Ciudad 12» or «Placeholder 3», or has a slug like `ciudad-12`.
 */
export function isPlaceholder(city: Names): boolean {
  if (city.canonicalName) return false
  return isNumbered(city.name) || /\bplaceholder\b/i.test(city.name) || isNumbered(city.slug)
}

/**
 * Returns the canonical name of a placeholder: that of the city of the same province with the closest population or,
 * without such a city, a name made from the slug. A city that is not a placeholder keeps its own name.
 */
export function canonicalNameFor(city: NamedCity, cities: readonly NamedCity[]): string {
  if (!isPlaceholder(city)) return displayName(city)
  const province = realProvince(city.province)
  const neighbours = cities.filter((other) => !isPlaceholder(other) && realProvince(other.province) === province)
  const gap = (other: NamedCity) => Math.abs(other.population - city.population)
  const [closest] = neighbours.sort(
    (a, b) => gap(a) - gap(b) || b.population - a.population || (citySlug(a) < citySlug(b) ? -1 : 1),
  )
  return closest ? displayName(closest) : titleCase(citySlug(city))
}

function isNumbered(name: string): boolean {
  return /^ciudad[\s-]*\d+$/i.test(name)
}

function titleCase(slug: string): string {
  return slug
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')
    .trim()
}

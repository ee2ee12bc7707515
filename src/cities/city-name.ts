import { slugify } from './normalize-text'
import { realProvince } from './provinces'

/** The names of a row, as stored. */
type Names = { name: string; canonicalName: string | null; slug: string }

/** What a placeholder and its neighbours are compared by. */
type NamedCity = Names & { province: string; population: number }

/** The name a reader sees. A placeholder without a canonical name is called after its slug. */
export function displayName(city: Names): string {
  if (city.canonicalName) return city.canonicalName
  return city.name === '' || isNumbered(city.name) ? titleCase(city.slug) || city.name : city.name
}

/** The city's part of an address, safe in one: `san-jose-de-chimbo`. */
export function citySlug(city: Names): string {
  return slugify(city.slug) || slugify(city.canonicalName ?? '') || slugify(city.name)
}

/** Whether a row waits for its canonical name: «Ciudad 12», «Placeholder 3», or a slug like `ciudad-12`. */
export function isPlaceholder(city: Names): boolean {
  if (city.canonicalName) return false
  return isNumbered(city.name) || /\bplaceholder\b/i.test(city.name) || isNumbered(city.slug)
}

/**
 * The canonical name of a placeholder: that of the city of its province with the closest population, else its slug's.
 * Any other city keeps its own.
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

import { slugify } from './names/normalize-text'
import { realProvince } from './provinces'

/** The names of a row, as stored. */
type Names = { name: string; canonicalName: string | null; slug: string }

/** The fields by which `canonicalNameFor` compares a placeholder with the other cities of its province. */
type NamedCity = Names & { province: string; population: number }

/** Returns the name that is shown to readers. Without a real name it is made from the slug. */
export function displayName(city: Names): string {
  if (lacksName(city)) return titleCase(city.slug) || city.name
  return city.canonicalName || city.name
}

/** Returns the city's part of a URL, with URL-safe characters only: `san-jose-de-chimbo`. */
export function citySlug(city: Names): string {
  return slugify(city.slug) || slugify(city.canonicalName ?? '') || slugify(city.name)
}

/**
 * Whether nothing in a row says which city it is: it is called «Ciudad 12» or «Placeholder 3», and its slug is no better.
 * A real slug gives the city its name.
 */
export function isPlaceholder(city: Names): boolean {
  return lacksName(city) && isPlaceholderName(citySlug(city))
}

/** Whether a row has no name that could be shown, only a provisional one or none at all. */
export function lacksName({ name, canonicalName }: Names): boolean {
  return !canonicalName && (name === '' || isPlaceholderName(name))
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

function isPlaceholderName(name: string): boolean {
  return /^ciudad[\s-]*\d+$/i.test(name) || /\bplaceholder\b/i.test(name)
}

function titleCase(slug: string): string {
  return slug
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')
    .trim()
}

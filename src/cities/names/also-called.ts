import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import type { Facility } from '@/cities/facility'
import { PROVINCES, realProvince } from '@/cities/provinces'
import { normalizeText } from './normalize-text'
import { CANTONS, OTHER_NAMES } from './other-names'

/**
 * Returns the other names of a city: its canton's name, where that differs, and its everyday or long official names.
 */
export function alsoCalled(city: City): string[] {
  const slug = citySlug(city)
  return [CANTONS, OTHER_NAMES].flatMap((names) => (Object.hasOwn(names, slug) ? (names[slug] ?? []) : []))
}

/** The name of the canton that a city is the capital of. */
export function cantonOf(city: City): string {
  const slug = citySlug(city)
  return (Object.hasOwn(CANTONS, slug) ? CANTONS[slug] : undefined) ?? displayName(city)
}

/**
 * Where a facility lies: its town or, if it is not known to be in the town itself, «cantón Guayaquil», which may be far
 * from the city.
 */
export function whereText({ inTown }: Facility, city: City): string {
  return inTown ? displayName(city) : `cantón ${cantonOf(city)}`
}

/**
 * Whether a province other than its own has the city's name: the city Pichincha lies in Manabí, and Bolívar in Carchi.
 */
export function isNamedLikeProvince(city: City): boolean {
  const isName = (province: string) => normalizeText(province) === normalizeText(displayName(city))
  return PROVINCES.some(({ name }) => isName(name)) && !isName(realProvince(city.province))
}

/** Returns the city's name, followed by its province where another province has the same name: «Pichincha (Manabí)». */
export function nameAmongProvinces(city: City): string {
  const name = displayName(city)
  return isNamedLikeProvince(city) ? `${name} (${realProvince(city.province)})` : name
}

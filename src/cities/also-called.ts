import type { City } from './city'
import { citySlug, displayName } from './city-name'
import { CANTONS, OTHER_NAMES } from './other-names'

/** What a city is called besides its own name: its canton, where that has another one, and in everyday life. */
export function alsoCalled(city: City): string[] {
  const slug = citySlug(city)
  return [CANTONS, OTHER_NAMES].flatMap((names) => (Object.hasOwn(names, slug) ? (names[slug] ?? []) : []))
}

/** The name of the canton that a city is the capital of. */
export function cantonOf(city: City): string {
  const slug = citySlug(city)
  return (Object.hasOwn(CANTONS, slug) ? CANTONS[slug] : undefined) ?? displayName(city)
}

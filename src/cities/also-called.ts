import type { City } from './city'
import { citySlug } from './city-name'
import { CANTONS, OTHER_NAMES } from './other-names'

/** What a city is called besides its own name: its canton, where that has another one, and in everyday life. */
export function alsoCalled(city: City): string[] {
  const slug = citySlug(city)
  return [CANTONS, OTHER_NAMES].flatMap((names) => (Object.hasOwn(names, slug) ? (names[slug] ?? []) : []))
}

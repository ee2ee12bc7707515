import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import type { Nearby } from '@/cities/nearest-care'
import { shownProvince } from '@/generator/gazetteer'
import type { PageType, Sentence } from '@/generator/generated-content'
import { listed, shortSpan, thousands, withArticle } from '@/generator/spanish'
import { directionTo, type Surroundings } from '@/generator/surroundings'
import type { Say } from './local-wording'

/** What a topic is told from. */
export type Telling = { around: Surroundings; pageType: PageType; say: Say }

/** Tells one thing about a city's surroundings; nothing where the data say nothing. */
export type Topic = (telling: Telling) => Sentence[]

/** Beyond this, a place is no neighbour and no help. */
const NEAR_KM = 250

/** The first so many that are near enough to name. */
export function near(places: readonly Nearby[], most: number): Nearby[] {
  return places.slice(0, most).filter(({ km }) => km <= NEAR_KM)
}

/** «al norte», as seen from the city. */
export function direction({ city }: Nearby, around: Surroundings): string {
  return directionTo(around.city, city) || 'justo al lado'
}

/** «Azogues (Cañar)»: a city of another province says which, unless it is called the same. */
export function label(city: City, around: Surroundings): string {
  const province = shownProvince(city)
  const name = displayName(city)
  return province === around.province || province === name ? name : `${name} (${province})`
}

/** «Girón (33 km)». */
export function withKm({ city, km }: Nearby): string {
  return `${displayName(city)} (${shortSpan(km)})`
}

/** «a 33 km, Girón; y a 80 km, Alausí (Chimborazo)». */
export function kmFirst(places: readonly Nearby[], around: Surroundings): string {
  return listed(
    places.map(({ city, km }) => `a ${shortSpan(km)}, ${label(city, around)}`),
    '; ',
  )
}

/** Places by the direction in which they lie, the nearest direction first. */
export function byDirection(places: readonly Nearby[], around: Surroundings): { direction: string; list: string }[] {
  const directions = [...new Set(places.map((place) => direction(place, around)))]
  return directions.map((where) => ({
    direction: where,
    list: listed(places.filter((place) => direction(place, around) === where).map(withKm)),
  }))
}

/** Hospitals by name, each with its article. */
export function named(places: readonly string[]): string {
  return listed(places.map(withArticle))
}

/** The first two hospitals of a city, and how many more there are. */
export function briefly({ medicalFacilities: { hospitals } }: City): string {
  const more = hospitals.length - 2
  if (more < 1) return named(hospitals)
  return listed([...hospitals.slice(0, 2).map(withArticle), more === 1 ? 'otro más' : `otros ${thousands(more)}`])
}

import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { DIRECTIONS } from '@/cities/distance'
import type { Nearby } from '@/cities/nearest-care'
import { shownProvince } from '@/generator/gazetteer'
import type { PageType, Sentence } from '@/generator/generated-content'
import { listed, shortSpan, thousands, withArticle } from '@/generator/spanish'
import { directionTo, type Surroundings } from '@/generator/surroundings'
import type { Voice } from './local-wording'

/** What a topic is told from. */
export type Telling = { around: Surroundings; pageType: PageType } & Voice

/** Tells one thing about a city's surroundings; nothing where the data say nothing. */
export type Topic = (telling: Telling) => Sentence[]

/** Beyond this, a place is no neighbour and no help. */
const NEAR_KM = 250

/** The first so many that are near enough to name. */
export function near(places: readonly Nearby[], most: number): Nearby[] {
  return places.slice(0, most).filter(({ km }) => km <= NEAR_KM)
}

const AT_THE_SAME_POINT = 'justo al lado'

/** «al norte», as seen from the city. */
export function direction({ city }: Nearby, around: Surroundings): string {
  return directionTo(around.city, city) || AT_THE_SAME_POINT
}

/** «Azogues (Cañar)»: a city of another province says which, unless it is called the same. */
export function label(city: City, around: Surroundings): string {
  const province = shownProvince(city)
  const name = displayName(city)
  return province === around.province || province === name ? name : `${name} (${province})`
}

/** «Girón (33 km al suroeste)»; on the other page «33 km al suroeste, Girón». */
export function placedList(places: readonly Nearby[], around: Surroundings, pageType: PageType): string {
  const isNameFirst = pageType === 'cytotec'
  const items = places.map((place) => {
    const [name, where] = [displayName(place.city), `${shortSpan(place.km)} ${direction(place, around)}`]
    return isNameFirst ? `${name} (${where})` : `${where}, ${name}`
  })
  return listed(items, isNameFirst ? ', ' : '; ')
}

/** «Girón (33 km)». */
export function withKm({ city, km }: Nearby): string {
  return `${displayName(city)} (${shortSpan(km)})`
}

/** Places by the direction in which they lie, turning from the north as the clock does. */
export function byDirection(
  places: readonly Nearby[],
  around: Surroundings,
  told: (place: Nearby) => string,
): { direction: string; list: string }[] {
  return COMPASS.flatMap((where) => {
    const there = places.filter((place) => direction(place, around) === where)
    return there.length === 0 ? [] : [{ direction: where, list: listed(there.map(told)) }]
  })
}

const COMPASS = [AT_THE_SAME_POINT, ...DIRECTIONS]

/** Hospitals by name, each with its article. */
export function named(places: readonly string[]): string {
  return listed(places.map(withArticle))
}

/** The first two hospitals of a city, and how many more there are. */
export function briefly({ medicalFacilities: { hospitals } }: City): string {
  const more = hospitals.length - 2
  if (more < 1) return listed(hospitals)
  return listed([...hospitals.slice(0, 2), more === 1 ? 'otro más' : `otros ${thousands(more)}`])
}

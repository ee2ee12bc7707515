import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { DIRECTIONS } from '@/cities/distance'
import type { Nearby } from '@/cities/near-cities'
import { namesakes, shownProvince } from '@/generator/gazetteer'
import type { PageType, Sentence } from '@/generator/generated-content'
import { listed, shortSpan, thousands, withArticle } from '@/generator/spanish'
import { cantonsByPeople, directionTo, type Surroundings } from '@/generator/surroundings'
import type { Voice } from './local-wording'

/** What a topic is told from. */
export type Telling = { around: Surroundings; pageType: PageType } & Voice

/** Tells one thing about a city's surroundings; nothing where the data say nothing. */
export type Topic = (telling: Telling) => Sentence[]

/** Beyond this, a place is no neighbour and no help. */
export const NEAR_KM = 250

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

/** «Girón, a 33 km al suroeste; …», in the words of the page. */
export function placedList(places: readonly Nearby[], { around, phrase }: Telling): string {
  return spans(places, (place) =>
    phrase('place-at', {
      place: displayName(place.city),
      km: `${shortSpan(place.km)} ${direction(place, around)}`,
    }),
  )
}

/** «Girón, a 33 km; San Fernando, a 39 km». */
export function withKm(places: readonly Nearby[], { phrase }: Telling): string {
  return spans(places, ({ city, km }) => phrase('place-at', { place: displayName(city), km: shortSpan(km) }))
}

/** «Girón, a 33 km (12.182 habitantes); …»: the people of its canton, and the province where the name is there twice. */
export function withKmAndPeople(places: readonly Nearby[], { around, phrase }: Telling): string {
  return spans(places, ({ city, km }) => {
    const people = cantonsByPeople([city])[0]?.people
    const notes = [
      ...(namesakes(city, around.gazetteer).length > 0 ? [shownProvince(city)] : []),
      ...(people === undefined ? [] : [`${thousands(people)} habitantes`]),
    ]
    const told = phrase('place-at', { place: displayName(city), km: shortSpan(km) })
    return notes.length > 0 ? `${told} (${notes.join('; ')})` : told
  })
}

function spans(places: readonly Nearby[], told: (place: Nearby) => string): string {
  return listed(places.map(told), '; ')
}

/** Places by the direction in which they lie, turning from the north as the clock does. */
export function byDirection(
  places: readonly Nearby[],
  around: Surroundings,
): { direction: string; places: readonly Nearby[] }[] {
  return COMPASS.map((where) => ({
    direction: where,
    places: places.filter((place) => direction(place, around) === where),
  })).filter(({ places }) => places.length > 0)
}

const COMPASS = [AT_THE_SAME_POINT, ...DIRECTIONS]

/** Hospitals by name, each with its article. */
export function named(places: readonly string[]): string {
  return listed(places.map(withArticle))
}

/** The same for a city with many: the first two, and how many more there are. */
export function namedBriefly({ medicalFacilities: { hospitals } }: City): string {
  return withTheRest(hospitals.slice(0, 2).map(withArticle), hospitals.length)
}

/** The first two hospitals of a city, and how many more there are. */
export function briefly({ medicalFacilities: { hospitals } }: City): string {
  return withTheRest(hospitals.slice(0, 2), hospitals.length)
}

function withTheRest(told: readonly string[], all: number): string {
  const more = all - told.length
  if (more < 1) return listed(told)
  return listed([...told, more === 1 ? 'otro más' : `otros ${thousands(more)}`])
}

import { cantonOf } from '@/cities/also-called'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { distanceKm, isLocated } from '@/cities/distance'
import { careAmong, type TownCare } from '@/cities/town-care'
import { type Gazetteer, gazetteerOf, shownProvince } from './gazetteer'

/** A city among the others: what the local part of its pages is told from. */
export type Surroundings = {
  city: City
  name: string
  province: string
  /** The canton's name where it is another than the city's. */
  canton: string | undefined
  gazetteer: Gazetteer
  /** Where its reader goes. */
  care: TownCare
  /** The other cities of the province: the nearest first, then those that are not on the map, by slug. */
  othersOfProvince: readonly City[]
}

const known = new WeakMap<Gazetteer, WeakMap<City, Surroundings>>()

/** Looks around a city: once, for its two pages. */
export function surroundingsOf(city: City, cities: readonly City[]): Surroundings {
  const gazetteer = gazetteerOf(cities)
  const looked = known.get(gazetteer) ?? new WeakMap<City, Surroundings>()
  known.set(gazetteer, looked)
  const surroundings = looked.get(city) ?? lookAround(city, gazetteer)
  looked.set(city, surroundings)
  return surroundings
}

function lookAround(city: City, gazetteer: Gazetteer): Surroundings {
  const { cities, slugs, ofProvince } = gazetteer
  const province = shownProvince(city)
  const slug = citySlug(city)
  const name = displayName(city) || '(sin nombre)'
  const canton = cantonOf(city)
  return {
    city,
    name,
    province,
    canton: canton === displayName(city) ? undefined : canton,
    gazetteer,
    care: careAmong(city, cities),
    othersOfProvince: nearestFirst(
      city,
      (ofProvince.get(province) ?? []).filter((other) => slugs.get(other) !== slug),
    ),
  }
}

/** `cities` come by slug, and so do those that are equally far. */
function nearestFirst(city: City, cities: readonly City[]): City[] {
  const km = (other: City) => (isLocated(city) && isLocated(other) ? distanceKm(city, other) : Number.POSITIVE_INFINITY)
  return cities
    .map((other) => ({ other, km: km(other) }))
    .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .map(({ other }) => other)
}

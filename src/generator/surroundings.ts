import { distanceKm, isLocated } from '@/cities/care/distance'
import { careAmong, type TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { weakMemoize } from '@/cities/memoize'
import { cantonOf } from '@/cities/names/also-called'
import { type Gazetteer, gazetteerOf, shownProvince } from './gazetteer'

/** A city and what is around it: the data from which the local part of its pages is written. */
export type Surroundings = {
  city: City
  name: string
  province: string
  /** The canton's name when it differs from the city's. */
  canton: string | undefined
  gazetteer: Gazetteer
  /** Where readers of the page go for care. */
  care: TownCare
  /** The other cities of the province: the nearest first, then, by slug, those whose point is not known. */
  othersOfProvince: readonly City[]
}

/** Returns the surroundings of a city, cached so that they are computed once for its two pages. */
export function surroundingsOf(city: City, cities: readonly City[]): Surroundings {
  return surroundingsAmong(gazetteerOf(cities))(city)
}

const surroundingsAmong = weakMemoize((gazetteer: Gazetteer) =>
  weakMemoize((city: City) => lookAround(city, gazetteer)),
)

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

/** `cities` are sorted by slug, and cities at the same distance stay in that order. */
function nearestFirst(city: City, cities: readonly City[]): City[] {
  const km = (other: City) => (isLocated(city) && isLocated(other) ? distanceKm(city, other) : Number.POSITIVE_INFINITY)
  return cities
    .map((other) => ({ other, km: km(other) }))
    .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .map(({ other }) => other)
}

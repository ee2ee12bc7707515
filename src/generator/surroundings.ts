import { type City, knownPopulation } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { compassDirection, distanceKm, isLocated } from '@/cities/distance'
import { hasKnownHospital, type Nearby } from '@/cities/near-cities'
import { CANTONS } from '@/cities/other-names'
import { PROVINCES } from '@/cities/provinces'
import { type Gazetteer, gazetteerOf, shownProvince } from './gazetteer'

/** A city among the others: what the local part of its pages is told from. */
export type Surroundings = {
  city: City
  name: string
  province: string
  /** The canton's name where it is another than the city's. */
  canton: string | undefined
  gazetteer: Gazetteer
  /** Every other city on the map, nearest first; empty where the city is not on it. */
  others: readonly Nearby[]
  /** Those of `others` where the list knows a hospital. */
  care: readonly Nearby[]
  /** Those of `others` that lie in the province. */
  othersOfProvince: readonly Nearby[]
  /** All cities of the province, this one among them. */
  ofProvince: readonly City[]
  /** The province's capital, where the list has it. */
  capital: City | undefined
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
  const isOther = (other: City) => slugs.get(other) !== slug
  const inProvince = [city, ...(ofProvince.get(province) ?? []).filter(isOther)]
  const others = byDistance(city, cities.filter(isOther))
  const isOfProvince = new Set(inProvince)
  const capitalSlug = PROVINCES.find(({ name }) => name === province)?.capital
  return {
    city,
    name: displayName(city) || '(sin nombre)',
    province,
    canton: Object.hasOwn(CANTONS, slug) ? CANTONS[slug] : undefined,
    gazetteer,
    others,
    care: others.filter((other) => hasKnownHospital(other.city)),
    othersOfProvince: others.filter((other) => isOfProvince.has(other.city)),
    ofProvince: inProvince,
    capital: slug === capitalSlug ? city : inProvince.find((other) => slugs.get(other) === capitalSlug),
  }
}

/** `cities` come by slug, and so do those that are equally far. */
function byDistance(city: City, cities: readonly City[]): Nearby[] {
  if (!isLocated(city)) return []
  return cities
    .filter(isLocated)
    .map((other) => ({ city: other, km: distanceKm(city, other) }))
    .sort((a, b) => a.km - b.km)
}

/** «al norte»: where another city lies; empty where that cannot be said. */
export function directionTo(from: City, to: City): string {
  return isLocated(from) && isLocated(to) ? (compassDirection(from, to) ?? '') : ''
}

/** The cantons of a province, most people first; those without a census figure of the canton are left out. */
export function cantonsByPeople(cities: readonly City[]): { city: City; people: number }[] {
  return cities
    .flatMap((city) => {
      const people = isCantonFigure(city) ? knownPopulation(city) : undefined
      return people === undefined ? [] : [{ city, people }]
    })
    .sort((a, b) => b.people - a.people || (citySlug(a.city) < citySlug(b.city) ? -1 : 1))
}

/** Whether the population is the canton's, as nearly always; one canton is younger than the census. */
export function isCantonFigure({ populationBasis }: City): boolean {
  return populationBasis?.startsWith('cantón ') === true
}

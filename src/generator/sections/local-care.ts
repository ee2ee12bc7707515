import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { hasKnownHospital, type Nearby } from '@/cities/near-cities'
import { shownProvince } from '@/generator/gazetteer'
import type { Sentence } from '@/generator/generated-content'
import { counted, shortSpan, span, thousands } from '@/generator/spanish'
import { type Surroundings, surroundingsOf } from '@/generator/surroundings'
import {
  briefly,
  byDirection,
  direction,
  label,
  NEAR_KM,
  named,
  namedBriefly,
  placedList,
  type Telling,
  type Topic,
  withKm,
} from './local-telling'

/** How many of the nearest places are told with their hospitals. */
export const TOLD_PLACES = 4

const FURTHER_PLACES = 18
const LEAST_FURTHER = 10
const ACROSS_THE_SEA = 3
const FROM_THE_CAPITAL = 12

/** What the list knows in the city itself; that it knows nothing is said as just that. */
export const knownCare: Topic = ({ around: { city }, say }) => {
  const { hospitals, clinics } = city.medicalFacilities
  const healthCentres = clinics.length > 0 ? [say('care-clinics', { clinics: named(clinics) })] : []
  if (hospitals.length === 0) return [say('care-none'), ...healthCentres, say('care-none-means')]

  const [first = [], ...rest] = inFours(hospitals)
  const entry = hospitals.length === 1 ? 'care-one' : rest.length === 0 ? 'care-few' : 'care-many'
  return [
    say(entry, { count: thousands(hospitals.length), hospitals: named(first) }),
    ...rest.map((more) => say('care-also', { hospitals: named(more) })),
    ...healthCentres,
    say('care-partial'),
  ]
}

/** The nearest cities with a hospital that the list knows: the first in a sentence, the others in a list. */
export const nearestPlaces: Topic = (telling) => {
  const { around, say } = telling
  const [first, ...next] = around.care.slice(0, TOLD_PLACES).filter(({ city }) => isOnThisSide(city, around))
  if (!first) return around.others.length > 0 ? [] : [say('unlocated')]
  const { city, km } = first
  const values = { place: label(city, around), km: span(km), hospitals: namedBriefly(city) }
  return [
    say('nearest-first', { ...values, direction: direction(first, around) }),
    say('straight-line'),
    ...(around.city.region === 'Insular' ? [say('across-the-sea')] : []),
    ...(next.length > 0 ? [say(next.length === 1 ? 'nearest-next-one' : 'nearest-next')] : []),
    ...placeItems(next, telling),
  ]
}

/** For an island: what lies on the other side of the sea. */
export const mainland: Topic = (telling) => {
  const { around, say } = telling
  if (around.city.region !== 'Insular') return []
  const places = acrossTheSea(around).slice(0, ACROSS_THE_SEA)
  return places.length > 0 ? [say('mainland'), ...placeItems(places, telling)] : []
}

function acrossTheSea(around: Surroundings): Nearby[] {
  return around.care.filter(({ city }) => !isOnThisSide(city, around))
}

/** An island has the sea between itself and the mainland. */
export function isOnThisSide(city: City, around: Surroundings): boolean {
  return around.city.region !== 'Insular' || city.region === 'Insular'
}

function placeItems(places: readonly Nearby[], { around, item }: Telling): Sentence[] {
  return places.map((place) =>
    item('nearest-item', {
      place: label(place.city, around),
      km: shortSpan(place.km),
      direction: direction(place, around),
      hospitals: briefly(place.city),
    }),
  )
}

/** The cities with a hospital that come after them; the capitals of provinces are told apart. */
export const furtherCare: Topic = (telling) => {
  const { around, pageType, say, item } = telling
  const places = furtherPlaces(around)
  if (places.length === 0) return []
  if (pageType === 'cytotec') {
    const provinces = [...new Set(places.map(({ city }) => shownProvince(city)))].map((where) =>
      item('in-province', {
        where,
        list: withKm(
          places.filter(({ city }) => shownProvince(city) === where),
          telling,
        ),
      }),
    )
    return [say('further-care-by-province'), ...provinces]
  }
  const groups = byDirection(places, around).map((group) =>
    item('in-direction', { direction: group.direction, list: withKm(group.places, telling) }),
  )
  return [say('further-care-by-direction'), ...groups]
}

function furtherPlaces(around: Surroundings): Nearby[] {
  const { city, care, gazetteer } = around
  return (city.region === 'Insular' ? acrossTheSea(around).slice(ACROSS_THE_SEA) : care.slice(TOLD_PLACES))
    .filter((place) => !gazetteer.capitals.includes(place.city))
    .slice(0, FURTHER_PLACES)
    .filter(({ km }, index) => index < LEAST_FURTHER || km <= NEAR_KM)
}

/** Where the city is not on the map: what is measured from the province's capital. */
export const careFromCapital: Topic = (telling) => {
  const { around, say } = telling
  const { capital, gazetteer } = around
  if (around.others.length > 0 || !capital) return []
  const seen = surroundingsOf(capital, gazetteer.cities)
  const places = seen.care.slice(0, FROM_THE_CAPITAL)
  return [
    ...(hasKnownHospital(capital) ? [say('in-capital', { capital: seen.name, hospitals: namedBriefly(capital) })] : []),
    ...(places.length > 1
      ? [say('from-capital', { capital: seen.name, list: placedList(places, { ...telling, around: seen }) })]
      : []),
  ]
}

/** How far the province's network reaches, as the list knows it, and the places of it that are not told yet. */
export const network: Topic = (telling) => {
  const { around, say } = telling
  const { ofProvince, othersOfProvince, care } = around
  const withCare = ofProvince.filter(hasKnownHospital)
  if (ofProvince.length < 2 || withCare.length === 0) return []
  const told = [...care.slice(0, TOLD_PLACES), ...furtherPlaces(around)]
  const rest = othersOfProvince.filter((place) => hasKnownHospital(place.city) && !told.includes(place))
  const [only] = hospitalCount(withCare) === 1 ? withCare : []
  if (only) return [say('network-one', { place: displayName(only) })]
  return [
    say('network-count', {
      with: thousands(withCare.length),
      of: thousands(ofProvince.length),
      hospitals: counted(hospitalCount(withCare), 'hospital', 'hospitales'),
    }),
    ...(rest.length > 0 ? [say('network-next', { list: placedList(rest, telling) })] : []),
  ]
}

/** The hospitals that are maternities by their name: in the city itself or, where it has none, the nearest cities with one. */
export const maternity: Topic = (telling) => {
  const { around, say } = telling
  const here = around.city.medicalFacilities.hospitals.filter(isMaternity)
  if (here.length > 0) return [say('maternity-here', { hospitals: named(here) })]
  const places = around.care.filter(({ city }) => city.medicalFacilities.hospitals.some(isMaternity)).slice(0, 2)
  return places.length > 0 ? [say('maternity', { list: placedList(places, telling) })] : []
}

function isMaternity(hospital: string): boolean {
  return /matern|gineco/i.test(hospital)
}

function hospitalCount(cities: readonly City[]): number {
  return cities.reduce((sum, { medicalFacilities }) => sum + medicalFacilities.hospitals.length, 0)
}

function inFours<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < items.length; start += 4) parts.push(items.slice(start, start + 4))
  return parts
}

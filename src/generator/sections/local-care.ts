import { type City, knownPopulation } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { hasKnownHospital, type Nearby } from '@/cities/nearest-care'
import { shownProvince } from '@/generator/gazetteer'
import type { Sentence } from '@/generator/generated-content'
import { counted, listed, shortSpan, span, thousands } from '@/generator/spanish'
import { isCantonFigure, type Surroundings, surroundingsOf } from '@/generator/surroundings'
import {
  briefly,
  byDirection,
  direction,
  label,
  named,
  near,
  placedList,
  type Telling,
  type Topic,
  withKm,
} from './local-telling'

/** How many of the nearest places are told with their hospitals. */
export const TOLD_PLACES = 4

const FURTHER_PLACES = 18
const ACROSS_THE_SEA = 10
const FROM_THE_CAPITAL = 10

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
  const { around, say, item } = telling
  const [first, ...next] = around.care.slice(0, TOLD_PLACES)
  if (!first) return around.others.length > 0 ? [] : unlocatedCare(telling)
  const { city, km } = first
  const values = { place: label(city, around), km: span(km), hospitals: named(city.medicalFacilities.hospitals) }
  return [
    say('nearest-first', { ...values, direction: direction(first, around) }),
    say('straight-line'),
    ...(around.city.region === 'Insular' ? [say('across-the-sea')] : []),
    ...(next.length > 0 ? [say('nearest-next')] : []),
    ...next.map((place) => item('nearest-item', itemValues(place, around))),
  ]
}

function itemValues(place: Nearby, around: Surroundings) {
  return {
    place: label(place.city, around),
    km: shortSpan(place.km),
    direction: direction(place, around),
    hospitals: briefly(place.city),
  }
}

/** The cities with a hospital that come after them; the capitals of provinces are told apart. */
export const furtherCare: Topic = ({ around, pageType, say, item }) => {
  const places = furtherPlaces(around)
  if (places.length === 0) return []
  if (pageType === 'cytotec') {
    const provinces = [...new Set(places.map(({ city }) => shownProvince(city)))].map((where) => {
      const there = places.filter(({ city }) => shownProvince(city) === where)
      return item('in-province', { where, list: listed(there.map(withKm)) })
    })
    return [say('further-care-by-province'), ...provinces]
  }
  const groups = byDirection(places, around, withKm)
  return [say('further-care-by-direction'), ...groups.map((group) => item('in-direction', group))]
}

function furtherPlaces({ care, gazetteer, city }: Surroundings): Nearby[] {
  const further = care.slice(TOLD_PLACES).filter((place) => !gazetteer.capitals.includes(place.city))
  return city.region === 'Insular' ? further.slice(0, ACROSS_THE_SEA) : near(further, FURTHER_PLACES)
}

/** Where the city is not on the map: its province's hospitals without distances, then what is measured from the capital. */
function unlocatedCare(telling: Telling): Sentence[] {
  const { around, say, item } = telling
  const places = around.ofProvince.filter((other) => other !== around.city && hasKnownHospital(other))
  const populous = places.toSorted((a, b) => b.population - a.population).slice(0, TOLD_PLACES)
  return [
    say('unlocated'),
    ...fromCapital(telling),
    ...populous.flatMap((place) => {
      const people = knownPopulation(place)
      if (people === undefined || !isCantonFigure(place)) return []
      const values = { place: displayName(place), people: thousands(people), hospitals: briefly(place) }
      return [item('unlocated-item', values)]
    }),
  ]
}

function fromCapital({ around: { capital, gazetteer }, pageType, say }: Telling): Sentence[] {
  if (!capital) return []
  const seen = surroundingsOf(capital, gazetteer.cities)
  const places = seen.care.slice(0, FROM_THE_CAPITAL)
  if (places.length < 2) return []
  return [say('unlocated-from-capital', { capital: seen.name, list: placedList(places, seen, pageType) })]
}

/** How far the province's network reaches, as the list knows it, and the places of it that are not told yet. */
export const network: Topic = ({ around, pageType, say }) => {
  const { ofProvince, care } = around
  const withCare = ofProvince.filter(hasKnownHospital)
  if (ofProvince.length < 2 || withCare.length === 0) return []
  const further = furtherPlaces(around)
  const rest = care.slice(TOLD_PLACES).filter((place) => ofProvince.includes(place.city) && !further.includes(place))
  return [
    say('network-count', {
      with: thousands(withCare.length),
      of: thousands(ofProvince.length),
      hospitals: counted(hospitalCount(withCare), 'hospital', 'hospitales'),
    }),
    ...(rest.length > 0 ? [say('network-next', { list: placedList(rest, around, pageType) })] : []),
  ]
}

/** Where the hospitals are that are maternities by their name. */
export const maternity: Topic = ({ around, pageType, say }) => {
  const places = around.care.filter(({ city }) => city.medicalFacilities.hospitals.some(isMaternity))
  const list = placedList(places.slice(0, 2), around, pageType)
  return places.length > 0 ? [say('maternity', { list })] : []
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

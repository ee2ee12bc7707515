import { type City, knownPopulation } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { hasKnownHospital, type Nearby, nearestCare } from '@/cities/nearest-care'
import type { Sentence } from '@/generator/generated-content'
import { counted, listed, shortSpan, span, thousands } from '@/generator/spanish'
import { isCantonFigure, type Surroundings } from '@/generator/surroundings'
import { briefly, byDirection, direction, kmFirst, label, named, near, type Topic } from './local-telling'
import type { Say } from './local-wording'

/** How many of the nearest places get a sentence of their own. */
const TOLD_PLACES = 3

/** What the list knows in the city itself; that it knows nothing is said as just that. */
export const knownCare: Topic = ({ around: { city }, say }) => {
  const { hospitals, clinics } = city.medicalFacilities
  const healthCentres = clinics.length > 0 ? [say('care-clinics', { clinics: named(clinics) })] : []
  if (hospitals.length === 0) return [say('care-none'), ...healthCentres, say('care-none-means'), say('care-fallback')]

  const [first = [], ...rest] = inFours(hospitals)
  const entry = hospitals.length === 1 ? 'care-one' : rest.length === 0 ? 'care-few' : 'care-many'
  return [
    say(entry, { count: thousands(hospitals.length), hospitals: named(first) }),
    ...rest.map((more) => say('care-also', { hospitals: named(more) })),
    ...healthCentres,
    say('care-partial'),
  ]
}

/** The nearest cities with a hospital that the list knows, one by one. */
export const nearestPlaces: Topic = ({ around, say }) => {
  const [first, ...next] = around.care.slice(0, TOLD_PLACES)
  if (!first) return around.others.length > 0 ? [] : unlocatedCare(around, say)
  return [
    say('nearest-first', placeValues(first, around)),
    ...near(next, TOLD_PLACES).map((place) => say('nearest-next', placeValues(place, around))),
    say('straight-line'),
    ...(around.city.region === 'Insular' ? [say('across-the-sea')] : []),
  ]
}

function placeValues(place: Nearby, around: Surroundings) {
  return {
    place: label(place.city, around),
    km: span(place.km),
    direction: direction(place, around),
    hospitals: briefly(place.city),
  }
}

/** Where the city is not on the map: its province's hospitals without distances, then what is measured from the capital. */
function unlocatedCare(around: Surroundings, say: Say): Sentence[] {
  const places = around.ofProvince.filter((other) => other !== around.city && hasKnownHospital(other))
  const populous = places.toSorted((a, b) => b.population - a.population).slice(0, 5)
  return [
    say('unlocated'),
    ...populous.flatMap((place) => {
      const inhabitants = inhabitantsOf(place)
      const values = { place: displayName(place), inhabitants, hospitals: briefly(place) }
      return inhabitants === '' ? [] : [say('unlocated-place', values)]
    }),
    ...fromCapital(around, say),
  ]
}

function inhabitantsOf(city: City): string {
  const population = knownPopulation(city)
  return population !== undefined && isCantonFigure(city) ? `cantón de ${thousands(population)} habitantes` : ''
}

function fromCapital({ capital, gazetteer }: Surroundings, say: Say): Sentence[] {
  if (!capital) return []
  const items = nearestCare(capital, gazetteer.cities, 7).map(
    ({ city, km }) => `${displayName(city)} a ${shortSpan(km)}`,
  )
  if (items.length < 2) return []
  return [say('unlocated-from-capital', { capital: displayName(capital), list: listed(items) })]
}

/** The cities with a hospital that come after the nearest: by direction on the brand page, by distance on the other. */
export const furtherCare: Topic = ({ around, pageType, say }) => {
  const further = near(around.care.slice(TOLD_PLACES), pageType === 'cytotec' ? 10 : 7)
  if (further.length < 2) return []
  if (pageType === 'misoprostol') return [say('care-list', { list: kmFirst(further, around) })]
  return [say('care-by-direction'), ...byDirection(further, around).map((group) => say('care-in-direction', group))]
}

/** How far the province's network reaches, as the list knows it. */
export const network: Topic = ({ around: { ofProvince }, say }) => {
  const withCare = ofProvince.filter(hasKnownHospital)
  const hospitals = withCare.reduce((sum, city) => sum + hospitalCount(city), 0)
  if (ofProvince.length < 2 || hospitals === 0) return []
  return [
    say('network-count', {
      with: thousands(withCare.length),
      of: thousands(ofProvince.length),
      hospitals: counted(hospitals, 'hospital', 'hospitales'),
    }),
  ]
}

/** The two other cities with most hospitals, where they stand out. */
export const hubs: Topic = ({ around, say }) => {
  const most = around.care.toSorted((a, b) => hospitalCount(b.city) - hospitalCount(a.city)).slice(0, 2)
  const items = most
    .filter(({ city }) => hospitalCount(city) > 3)
    .map(({ city, km }) => `${displayName(city)} (${thousands(hospitalCount(city))} hospitales, a ${shortSpan(km)})`)
  return items.length > 0 ? [say('hubs', { list: listed(items) })] : []
}

function hospitalCount({ medicalFacilities }: City): number {
  return medicalFacilities.hospitals.length
}

function inFours<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < items.length; start += 4) parts.push(items.slice(start, start + 4))
  return parts
}

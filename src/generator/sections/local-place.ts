import { type City, knownPopulation } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { distanceKm, isLocated } from '@/cities/distance'
import { hasKnownHospital, type Nearby } from '@/cities/near-cities'
import type { Sentence } from '@/generator/generated-content'
import { shortSpan, span, thousands } from '@/generator/spanish'
import { cantonsByPeople, directionTo, isCantonFigure, type Surroundings } from '@/generator/surroundings'
import { isOnThisSide, TOLD_PLACES } from './local-care'
import { byDirection, direction, NEAR_KM, placedList, type Telling, type Topic, withKmAndPeople } from './local-telling'

const REGIONS: Readonly<Record<string, string>> = {
  Costa: 'la Costa',
  Sierra: 'la Sierra',
  Oriente: 'el Oriente',
  Insular: 'la región Insular',
}

/** Province and region, and the canton where it has a name of its own. */
export const region: Topic = ({ around: { city, canton }, say }) => {
  const name = REGIONS[city.region]
  if (name === undefined || city.province.trim() === '') return []
  return [say('region', { region: name }), ...(canton === undefined ? [] : [say('canton', { canton })])]
}

/** The canton's inhabitants. */
export const people: Topic = ({ around: { city, name, canton = name }, say }) => {
  const population = knownPopulation(city)
  if (population === undefined) return []
  const values = { population: thousands(population), canton, ...basisValues(city) }
  const size = sizeOf(population)
  if (city.populationBasis === null) return [say(`unsourced-${size}`, values)]
  return [say(isCantonFigure(city) ? `population-${size}` : 'population-parish', values)]
}

function sizeOf(population: number): 'largest' | 'important' | 'medium' | 'small' {
  if (population > 500_000) return 'largest'
  if (population > 100_000) return 'important'
  return population >= 20_000 ? 'medium' : 'small'
}

/** «cantón INEC 2022»: the unit that was counted, and the count. */
function basisValues({ populationBasis }: City): { unit: string; basis: string } {
  const [unit = '', ...source] = (populationBasis ?? '').split(' ')
  const [office, year] = source
  return { unit, basis: office === 'INEC' && year !== undefined ? `censo ${year} del INEC` : source.join(' ') || unit }
}

/** The province's capital. */
export const capital: Topic = ({ around, say }) => {
  if (!around.capital) return []
  if (around.capital === around.city) return [say('capital-itself')]
  const place = around.others.find(({ city }) => city === around.capital)
  const name = displayName(around.capital)
  // Where there is no distance, the hospitals of the capital have been told already (`careFromCapital`).
  if (!place) return hasKnownHospital(around.capital) ? [] : [say('capital-unlocated', { capital: name })]
  return [say('capital-away', { capital: name, km: span(place.km), direction: direction(place, around) })]
}

const CAPITALS = 8

/** The nearest capitals of other provinces: every one of them has a hospital in the list. */
export const capitals: Topic = (telling) => {
  const { around, say } = telling
  const told = [around.capital, ...around.care.slice(0, TOLD_PLACES).map(({ city }) => city)]
  const seats = around.gazetteer.capitals.filter((city) => !told.includes(city))
  const nearest = around.care.filter(({ city }) => seats.includes(city)).slice(0, CAPITALS)
  return nearest.length < 2 ? [] : [say('capitals', { list: placedList(nearest, telling) })]
}

/** The neighbours, nearest first, and the province's other cities. */
export const neighboursByDistance: Topic = (telling) => {
  const { around, say, item } = telling
  const nearest = neighbours(around)
  if (nearest.length === 0) return provinceCantons(telling)
  const bands = REACHES.map(({ reach, least, most }) => ({
    reach,
    list: withKmAndPeople(
      nearest.filter(({ km }) => Math.round(km) > least && Math.round(km) <= most),
      telling,
    ),
  }))
  return [
    say('neighbours-by-distance'),
    ...bands.filter(({ list }) => list !== '').map((band) => item('neighbours-within', band)),
    ...provinceSeats(telling, nearest),
  ]
}

const REACHES = [
  { reach: 'Hasta 25 km', least: -1, most: 25 },
  { reach: 'De 25 a 50 km', least: 25, most: 50 },
  { reach: 'De 50 a 100 km', least: 50, most: 100 },
  { reach: 'A más de 100 km', least: 100, most: Number.POSITIVE_INFINITY },
]

/** The same by where they lie. */
export const neighboursByDirection: Topic = (telling) => {
  const { around, say, item } = telling
  const nearest = neighbours(around)
  if (nearest.length === 0) return provinceCantons(telling)
  return [
    say('neighbours-by-direction'),
    ...byDirection(nearest, around).map(({ direction, places }) =>
      item('neighbours-in-direction', { direction, list: withKmAndPeople(places, telling) }),
    ),
    ...provinceSeats(telling, nearest),
  ]
}

const NEIGHBOURS = 18
const LEAST_NEIGHBOURS = 10

/** Where there are few, the nearest are told however far they are. */
function neighbours(around: Surroundings): Nearby[] {
  const nearest = around.others.slice(0, NEIGHBOURS).filter(({ city }) => isOnThisSide(city, around))
  return nearest.filter(({ km }, index) => index < LEAST_NEIGHBOURS || km <= NEAR_KM)
}

function provinceSeats(telling: Telling, told: readonly Nearby[]): Sentence[] {
  const { around, say } = telling
  const rest = around.othersOfProvince.filter((place) => !told.includes(place))
  return rest.length === 0 ? [] : [say('province-seats', { list: placedList(rest, telling) })]
}

/** For a city that is not on the map: the other cantons of its province, on one page by people, on the other by name. */
function provinceCantons({ around, pageType, say, item }: Telling): Sentence[] {
  const { capital: seat, ofProvince, city } = around
  const others = ofProvince.filter((other) => other !== city)
  const cantons = pageType === 'cytotec' ? cantonsByPeople(others) : others.flatMap((other) => cantonsByPeople([other]))
  const items = cantons.map((canton) => {
    const values = { place: displayName(canton.city), people: thousands(canton.people) }
    if (!seat || !isLocated(seat) || !isLocated(canton.city) || seat === canton.city)
      return item('province-item-bare', values)
    const [km, where] = [distanceKm(seat, canton.city), directionTo(seat, canton.city)]
    return item('province-item', { ...values, km: shortSpan(km), direction: where, capital: displayName(seat) })
  })
  return items.length > 0 ? [say('province-cantons'), ...items] : []
}

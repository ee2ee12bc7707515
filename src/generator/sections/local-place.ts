import { type City, knownPopulation } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { distanceKm, isLocated } from '@/cities/distance'
import type { Nearby } from '@/cities/nearest-care'
import { tellingName } from '@/generator/gazetteer'
import type { Sentence } from '@/generator/generated-content'
import { listed, shortSpan, span, thousands } from '@/generator/spanish'
import { cantonsByPeople, directionTo, isCantonFigure, type Surroundings } from '@/generator/surroundings'
import { TOLD_PLACES } from './local-care'
import { byDirection, direction, near, placedList, type Telling, type Topic } from './local-telling'
import type { Say } from './local-wording'

const REGIONS: Readonly<Record<string, string>> = {
  Costa: 'la Costa',
  Sierra: 'la Sierra',
  Oriente: 'el Oriente',
  Insular: 'la región Insular',
}

/** Province and region. */
export const region: Topic = ({ around: { city }, say }) => {
  const name = REGIONS[city.region]
  return name === undefined || city.province.trim() === '' ? [] : [say('region', { region: name })]
}

/** The canton's inhabitants, and its place among the province's cantons. */
export const people: Topic = ({ around, say }) => {
  const { city } = around
  const population = knownPopulation(city)
  if (population === undefined) return []
  const values = { population: thousands(population), ...basisValues(city) }
  if (city.populationBasis === null) return [say('population-unsourced', values)]
  if (!isCantonFigure(city)) return [say('population-parish', values)]
  return [say(`population-${sizeOf(population)}`, values), ...rank(around, say), ...share(population, around, say)]
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

function rank(around: Surroundings, say: Say): Sentence[] {
  const cantons = cantonsByPeople(around.ofProvince)
  const index = cantons.findIndex(({ city }) => city === around.city)
  const [above, below] = [cantons[index - 1], cantons[index + 1]]
  // One canton is younger than the census and has no figure of its own.
  const which = cantons.length < around.ofProvince.length ? ' con cifra del censo' : ''
  const values = { rank: thousands(index + 1), cantons: `${thousands(cantons.length)} cantones${which}` }
  const before = above && { above: displayName(above.city), abovePopulation: thousands(above.people) }
  const after = below && { below: displayName(below.city), belowPopulation: thousands(below.people) }
  if (before && after) return [say('rank-between', { ...values, ...before, ...after })]
  if (after) return [say('rank-first', { ...values, ...after })]
  return before ? [say('rank-last', { ...values, ...before })] : []
}

/** Of the province's people, as the census counted its cantons. */
function share(people: number, around: Surroundings, say: Say): Sentence[] {
  const cantons = cantonsByPeople(around.ofProvince)
  const total = cantons.reduce((sum, canton) => sum + canton.people, 0)
  const percent = Math.round((people / total) * 100)
  if (cantons.length < 2) return []
  const part = percent < 1 ? 'menos del 1 %' : `cerca del ${percent} %`
  return [say('share', { share: part, total: thousands(total) })]
}

/** The province's capital. */
export const capital: Topic = ({ around, say }) => {
  if (!around.capital) return []
  if (around.capital === around.city) return [say('capital-itself')]
  const place = around.others.find(({ city }) => city === around.capital)
  const name = displayName(around.capital)
  if (!place) return [say('capital-unlocated', { capital: name })]
  return [say('capital-away', { capital: name, km: span(place.km), direction: direction(place, around) })]
}

const CAPITALS = 8

/** The nearest capitals of other provinces: every one of them has a hospital in the list. */
export const capitals: Topic = ({ around, pageType, say }) => {
  const told = [around.capital, ...around.care.slice(0, TOLD_PLACES).map(({ city }) => city)]
  const seats = around.gazetteer.capitals.filter((city) => !told.includes(city))
  const nearest = around.others.filter(({ city }) => seats.includes(city)).slice(0, CAPITALS)
  return nearest.length < 2 ? [] : [say('capitals', { list: placedList(nearest, around, pageType) })]
}

/** How far the province reaches from here. */
export const furthest: Topic = ({ around, say }) => {
  const inProvince = around.others.filter(({ city }) => around.ofProvince.includes(city))
  const last = inProvince.at(-1)
  if (!last || inProvince.length < 2) return []
  const values = { furthest: displayName(last.city), km: span(last.km), direction: direction(last, around) }
  return [say('furthest', values)]
}

/** The neighbours, nearest first, and the province's other cities. */
export const neighboursByDistance: Topic = (telling) => {
  const { around, say, item } = telling
  const nearest = near(around.others, NEIGHBOURS)
  if (nearest.length === 0) return provinceCantons(telling)
  const bands = REACHES.map(({ reach, least, most }) => {
    const within = nearest.filter(({ km }) => Math.round(km) > least && Math.round(km) <= most)
    return { reach, list: listed(within.map((place) => kmAndPeople(place, around, ''))) }
  })
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
  { reach: 'Más lejos', least: 100, most: Number.POSITIVE_INFINITY },
]

/** The same by where they lie. */
export const neighboursByDirection: Topic = (telling) => {
  const { around, say, item } = telling
  const nearest = near(around.others, NEIGHBOURS)
  if (nearest.length === 0) return provinceCantons(telling)
  const groups = byDirection(nearest, around, (place) => kmAndPeople(place, around, 'habitantes'))
  return [
    say('neighbours-by-direction'),
    ...groups.map((group) => item('neighbours-in-direction', group)),
    ...provinceSeats(telling, nearest),
  ]
}

const NEIGHBOURS = 18
const PROVINCE_SEATS = 12

function provinceSeats({ around, pageType, say }: Telling, told: readonly Nearby[]): Sentence[] {
  const rest = around.others.filter((place) => around.ofProvince.includes(place.city) && !told.includes(place))
  if (rest.length === 0) return []
  const unit = pageType === 'cytotec' ? '' : 'habitantes'
  const items = rest.slice(0, PROVINCE_SEATS).map((place) => kmAndPeople(place, around, unit))
  return [say(rest.length > PROVINCE_SEATS ? 'province-seats-some' : 'province-seats', { list: listed(items) })]
}

/** «Girón (33 km; 12.182 habitantes)». */
function kmAndPeople(place: Nearby, around: Surroundings, unit: 'habitantes' | ''): string {
  const people = peopleOf(place)
  const figures = [shortSpan(place.km), ...(people === undefined ? [] : [`${thousands(people)} ${unit}`.trim()])]
  return `${tellingName(place.city, around.gazetteer)} (${figures.join('; ')})`
}

function peopleOf({ city }: Nearby): number | undefined {
  return cantonsByPeople([city])[0]?.people
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

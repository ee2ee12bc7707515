import { type City, knownPopulation } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { hasKnownHospital, type Nearby } from '@/cities/nearest-care'
import type { Sentence } from '@/generator/generated-content'
import { listed, span, thousands } from '@/generator/spanish'
import { cantonsByPeople, isCantonFigure, type Surroundings } from '@/generator/surroundings'
import { byDirection, direction, kmFirst, label, near, type Telling, type Topic, withKm } from './local-telling'
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
  return [say(`population-${sizeOf(population)}`, values), ...rank(around, say)]
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

/** The province's capital. */
export const capital: Topic = ({ around, say }) => {
  if (!around.capital) return []
  if (around.capital === around.city) return [say('capital-itself')]
  const place = around.others.find(({ city }) => city === around.capital)
  const name = displayName(around.capital)
  if (!place) return [say('capital-unlocated', { capital: name })]
  return [say('capital-away', { capital: name, km: span(place.km), direction: direction(place, around) })]
}

/** The nearest capitals of other provinces: every one of them has a hospital in the list. */
export const capitals: Topic = ({ around, pageType, say }) => {
  const seats = new Set(around.gazetteer.capitals)
  const nearest = around.others.filter(({ city }) => seats.has(city) && city !== around.capital).slice(0, 5)
  if (nearest.length < 2) return []
  const list = pageType === 'cytotec' ? listed(nearest.map(withKm)) : kmFirst(nearest, around)
  return [say('capitals', { list })]
}

/** The neighbours, nearest first. */
export const neighboursByDistance: Topic = (telling) => {
  const { around, say } = telling
  const nearest = near(around.others, 8)
  if (nearest.length === 0) return provinceCantons(telling)
  return [
    say('neighbours-by-distance', { list: kmFirst(nearest, around) }),
    ...mostAndLeast(nearest, say),
    ...neighboursCare(nearest, telling),
  ]
}

/** The neighbours by where they lie, and how many people live in the canton of each. */
export const neighboursByDirection: Topic = (telling) => {
  const { around, say } = telling
  const nearest = near(around.others, 9)
  if (nearest.length === 0) return provinceCantons(telling)
  return [
    say('neighbours-by-direction'),
    ...byDirection(nearest, around).map((group) => say('neighbours-in-direction', group)),
    ...peopleOfEach(nearest, say),
    ...neighboursCare(nearest, telling),
  ]
}

function mostAndLeast(nearest: readonly Nearby[], say: Say): Sentence[] {
  const cantons = cantonsByPeople(nearest.map(({ city }) => city))
  const [most, least] = [cantons.at(0), cantons.at(-1)]
  if (!most || !least || cantons.length < 3) return []
  return [
    say('neighbours-people', {
      most: displayName(most.city),
      mostPopulation: thousands(most.people),
      least: displayName(least.city),
      leastPopulation: thousands(least.people),
    }),
  ]
}

function peopleOfEach(nearest: readonly Nearby[], say: Say): Sentence[] {
  const items = nearest
    .flatMap(({ city }) => cantonsByPeople([city]))
    .map(({ city, people: count }) => `${displayName(city)}, ${thousands(count)}`)
  return items.length < 3 ? [] : [say('neighbours-each', { list: listed(items, '; ') })]
}

function neighboursCare(nearest: readonly Nearby[], { around, say }: Telling): Sentence[] {
  const withCare = nearest.filter(({ city }) => hasKnownHospital(city)).map(({ city }) => label(city, around))
  return [withCare.length > 0 ? say('neighbours-care', { list: listed(withCare) }) : say('neighbours-no-care')]
}

/** For a city that is not on the map: the other cantons of its province, on one page by people, on the other by name. */
function provinceCantons({ around, pageType, say }: Telling): Sentence[] {
  const others = around.ofProvince.filter((other) => other !== around.city)
  const cantons = pageType === 'cytotec' ? cantonsByPeople(others) : others.flatMap((other) => cantonsByPeople([other]))
  const items = cantons.map(({ city, people: count }) =>
    pageType === 'cytotec'
      ? `${displayName(city)} (${thousands(count)})`
      : `${displayName(city)}, con ${thousands(count)}`,
  )
  return items.length > 0 ? [say('province-cantons', { list: listed(items, '; ') })] : []
}

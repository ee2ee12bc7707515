import type { City } from '@/cities/city'
import { shownName } from '@/cities/facility'
import { judgeBySlip } from '@/cities/names/name-match'
import { askedName, normalizeText } from '@/cities/names/normalize-text'
import { rankedCities } from '@/cities/search/rank-places'
import { searchFacilities } from '@/cities/search/search-facilities'
import { citiesNamed } from '@/cities/search-cities'
import type { HistorySearch } from '@/data/history/revisions'

/** A request names at most so many cities, and so many places: its address must stay short enough for every server. */
const MOST_NAMED = 60

/**
 * Returns what a text looks for in the history: its words, and the cities and places that it names. These are recognised
 * as in the public search («lago agrio», «sta rosa»), with a slip of the finger («quto») when nothing has the name as it
 * was typed. Undefined for a text without letters and digits, which looks for nothing.
 */
export function searchOf(text: string, cities: readonly City[]): HistorySearch | undefined {
  const words = normalizeText(text)
  if (words === '') return undefined
  const wanted = askedName(text)
  const towns = citiesNamed(cities, wanted)
  const places = searchFacilities(cities, wanted)
  const isNamed = towns.length + places.length > 0
  const meant = isNamed ? towns : rankedCities(cities, judgeBySlip(wanted)).map(({ city }) => city)
  const found = isNamed ? places : searchFacilities(cities, wanted, { orNear: true })
  const rowIds = found.flatMap(({ city, name }) =>
    city.facilities.filter((facility) => shownName(facility) === name).map(({ id }) => id),
  )
  return {
    words: words.split(' '),
    cityIds: meant.slice(0, MOST_NAMED).map(({ id }) => id),
    rowIds: rowIds.slice(0, MOST_NAMED),
  }
}

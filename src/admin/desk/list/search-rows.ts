import type { City } from '@/cities/city'
import { normalizeText } from '@/cities/names/normalize-text'
import { citiesNamed, facilitiesFound, searchCities } from '@/cities/search-cities'

type Searched<Row> = {
  /** The normalized texts of a row in which each word is looked for, the most telling one first. */
  texts: (row: Row) => readonly string[]
  cityOf: (row: Row) => City | undefined
  /** The name of the row's facility, in a list of facilities. */
  facilityOf?: (row: Row) => string
}

/**
 * Returns the rows that a query means, those first whose most telling text matches; the others keep their order. A town
 * is recognised as in the public search: also by its canton's or everyday name («lago agrio») and by an abbreviation
 * («sta rosa»), and with a slip of the finger («quto») when nothing else matches.
 */
export function searchRows<Row>(rows: readonly Row[], query: string, searched: Searched<Row>): Row[] {
  const wanted = normalizeText(query)
  if (wanted === '') return [...rows]
  const words = wanted.split(' ')
  const cities = [...new Set(rows.flatMap((row) => searched.cityOf(row) ?? []))]
  const named = new Set(citiesNamed(cities, query))
  const rankOf = (row: Row) => {
    const city = searched.cityOf(row)
    const rank = textRank(searched.texts(row), words)
    return city && named.has(city) ? Math.min(rank, 1) : rank
  }
  const ranked = rows.map((row) => ({ row, rank: rankOf(row) })).filter(({ rank }) => rank < NO_MATCH)
  if (ranked.length > 0) return ranked.toSorted((a, b) => a.rank - b.rank).map(({ row }) => row)

  const meant = new Set(searchCities(cities, query))
  const facilities = facilitiesFound(cities, query)
  return rows.filter((row) => {
    const city = searched.cityOf(row)
    if (!city || !meant.has(city)) return false
    const found = searched.facilityOf && facilities.get(city)
    return !found || found.includes(searched.facilityOf?.(row) ?? '')
  })
}

const NO_MATCH = Number.POSITIVE_INFINITY

/** Returns how many of the texts have to be read until every word was found, counted from 0. */
function textRank(texts: readonly string[], words: readonly string[]): number {
  const firstWith = (word: string) => {
    const index = texts.findIndex((text) => text.includes(word))
    return index === -1 ? NO_MATCH : index
  }
  return Math.max(...words.map(firstWith))
}

import { type City, parseCity } from './city'
import { canonicalNameFor, isPlaceholder } from './city-name'
import { cityKey, dedupeCities } from './dedupe-cities'
import { isRecord, readText } from './stored-value'

/** All rows of the table, and what became of each. */
export type CityList = {
  /** Each city once: the same list that visitors get. */
  cities: City[]
  /** Rows left out because another row of the same name and province comes first. */
  merged: { city: City; into: City | undefined }[]
  /** Rows that cannot be parsed as a city. */
  unreadable: { id: string; name: string; error: string }[]
}

/** Parses rows into cities and accounts for each: a row that is not in `cities` is in `merged` or in `unreadable`. */
export function cityListOf(rows: readonly unknown[]): CityList {
  const read: City[] = []
  const unreadable: CityList['unreadable'] = []
  for (const row of rows) {
    try {
      read.push(parseCity(row))
    } catch (error) {
      unreadable.push({
        id: isRecord(row) ? readText(row.id) : '',
        name: isRecord(row) ? readText(row.name) : '',
        error: error instanceof Error ? error.message : String(error),
      })
    }
  }
  return { cities: listCities(read), merged: mergedAway(read), unreadable }
}

function mergedAway(read: readonly City[]): CityList['merged'] {
  const unique = dedupeCities(read)
  const byKey = new Map(unique.map((city) => [cityKey(city), city]))
  return read.filter((city) => !unique.includes(city)).map((city) => ({ city, into: byKey.get(cityKey(city)) }))
}

/**
 * Returns the cities for a list that readers look through: each city once, with the placeholders last, under the name
 * that each borrows. Rows are compared by their own names, so no placeholder is merged with the city it borrows from.
 */
export function listCities(cities: readonly City[]): City[] {
  const each = dedupeCities(cities)
  const named = each.filter((city) => !isPlaceholder(city))
  const placeholders = each
    .filter(isPlaceholder)
    .map((city) => ({ ...city, canonicalName: canonicalNameFor(city, named) }))
  return [...named, ...placeholders]
}

/** Returns the first `count` cities in the order of `byImportance`. */
export function mainCities(cities: readonly City[], count: number): City[] {
  return cities.toSorted(byImportance).slice(0, count)
}

/** Orders cities by the editors' priority and, where that is equal, by population. */
export function byImportance(a: City, b: City): number {
  return b.seoPriority - a.seoPriority || b.population - a.population
}

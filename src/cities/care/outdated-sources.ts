import type { City } from '@/cities/city'

/** What a source has instead of a year, and a facility of which no source has one. */
const UNDATED = 'sin fecha'

/**
 * Returns the cities with what their facilities lack when they are read: whether even the newest source of each is too
 * old to be relied on. `yearOf`: the year of each source, by its key.
 */
export function withSourceYears(cities: readonly City[], yearOf: ReadonlyMap<string, string>): City[] {
  return cities.map((city) => ({
    ...city,
    facilities: city.facilities.map((facility) => {
      const outdatedSource = outdatedSourceOf(facility.sources.map((key) => yearOf.get(key) ?? UNDATED))
      return { ...facility, outdatedSource }
    }),
  }))
}

/**
 * Returns the year of the newest of these sources, as it is written («2011», «posterior a 2015»), or `UNDATED` where none
 * has a year; null where the newest is recent enough, and where there is no source.
 */
export function outdatedSourceOf(years: readonly string[]): string | null {
  const [newest] = years.map((text) => ({ text, year: latestYear(text) })).sort((a, b) => b.year - a.year)
  if (!newest || newest.year >= RECENT_FROM) return null
  return newest.year === NO_YEAR ? UNDATED : newest.text
}

const RECENT_FROM = 2019
const NO_YEAR = 0

/** «2018 y 2020» counts as the later of its years. */
function latestYear(text: string): number {
  return Math.max(NO_YEAR, ...Array.from(text.matchAll(/\d{4}/g), ([year]) => Number(year)))
}

import type { Point } from '@/cities/care/distance'
import { beyondReach } from '@/cities/care/reach'
import { normalizeText } from '@/cities/names/normalize-text'
import type { CityRow } from './city-rows'
import type { FacilityRow, SourceRow } from './facility-rows'

/**
 * Throws when a facility is in no known city or names a document that is not listed, or when a document is named by no
 * facility.
 */
export function checkReferences(
  facilities: readonly FacilityRow[],
  sources: readonly SourceRow[],
  cities: readonly CityRow[],
) {
  const slugs = new Set(cities.map(({ slug }) => slug))
  const known = new Set(sources.map(({ key }) => key))
  if (known.size !== sources.length) throw new Error('facility-sources.csv: a key is repeated')
  const cited = new Set(facilities.flatMap((facility) => facility.sources))
  for (const { name, city } of facilities) {
    if (!slugs.has(city)) throw new Error(`facilities.csv: ${name} is in no known city`)
  }
  for (const key of cited) if (!known.has(key)) throw new Error(`facility-sources.csv: ${key} is missing`)
  for (const key of known) if (!cited.has(key)) throw new Error(`facility-sources.csv: no facility cites ${key}`)
}

/**
 * Throws when a facility lies so far from its city that one of the two must be wrong: a wrong point would send people
 * of another province there.
 */
export function checkPoints(facilities: readonly FacilityRow[], cities: readonly CityRow[]) {
  const points = new Map(cities.map((city) => [city.slug, pointOf(city)]))
  for (const facility of facilities) {
    const { name, city } = facility
    const far = beyondReach(city, points.get(city) ?? NOWHERE, facility)
    if (far)
      throw new Error(
        `facilities.csv: ${name} lies ${far.km} km from ${city}, whose canton reaches ${far.reach} km. Correct its ` +
          'latitude and longitude, or its city_slug; leave the point empty where nobody knows it. If all of them are ' +
          'right, src/cities/care/reach.ts says how far the canton reaches.',
      )
  }
}

const NOWHERE = { latitude: null, longitude: null }

/**
 * Throws when a place that is not closed is listed twice in its city: readers would be told of two places where there
 * is one.
 */
export function checkNames(facilities: readonly FacilityRow[]) {
  const seen = new Set<string>()
  for (const { city, name, status } of facilities) {
    const inCity = `${city}: ${normalizeText(name)}`
    if (status === 'closed') continue
    if (seen.has(inCity))
      throw new Error(
        `facilities.csv: ${name} stands twice in ${city}. Keep one row; if they are two places, give their names what ` +
          'tells them apart, as «(parish)».',
      )
    seen.add(inCity)
  }
}

/** Throws when a place was checked on a day in the future: readers would see it. */
export function checkDays(facilities: readonly FacilityRow[], today: string) {
  for (const { name, city, checkedOn } of facilities) {
    if (checkedOn > today)
      throw new Error(
        `facilities.csv: ${name} (${city}) was checked on ${checkedOn}, which has not come: today is ${today}`,
      )
  }
}

/** Returns the point of a city; undefined when it is not known. */
function pointOf({ latitude, longitude }: CityRow): Point | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
}

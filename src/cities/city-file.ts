import { type City, cityOrNone } from './city'
import { citySlug, displayName } from './city-name'
import { isRecord, readJson } from './stored-value'

/**
 * The version of the file of cities: what a search shows of every city, and nothing else. The build writes the file,
 * and a reader's search reads it back into cities instead of asking the database.
 */
const VERSION = 1

type CityRow = readonly [
  slug: string,
  name: string,
  province: string,
  region: string,
  population: number,
  populationBasis: string | null,
  seoPriority: number,
  hasHospital: number,
  hospitals: readonly string[],
  clinics: readonly string[],
]

/** Returns the text of the file. The order of the cities is kept. */
export function writeCityFile(cities: readonly City[]): string {
  return JSON.stringify({ version: VERSION, cities: cities.map(cityRow) })
}

/** Returns the cities of a file; undefined when the text is no such file, or one of another version. */
export function readCityFile(text: string): City[] | undefined {
  const file = readJson(text)
  if (!isRecord(file) || file.version !== VERSION || !Array.isArray(file.cities)) return undefined
  const cities = file.cities.flatMap(cityIn)
  return cities.length === 0 ? undefined : cities
}

function cityRow(city: City): CityRow {
  const { province, region, population, populationBasis, seoPriority, hasHospital, medicalFacilities } = city
  const { hospitals, clinics } = medicalFacilities
  const named = [citySlug(city), displayName(city), province, region] as const
  return [...named, population, populationBasis, seoPriority, hasHospital, hospitals, clinics]
}

/** Returns the city of a row, in a list that is empty when the row cannot be parsed. */
function cityIn(row: unknown): City[] {
  if (!Array.isArray(row)) return []
  const [slug, name, province, region, population, populationBasis, seoPriority, hasHospital, hospitals, clinics] = row
  const medicalFacilities = { hospitals, clinics }
  const figures = { population, populationBasis, seoPriority, hasHospital }
  return cityOrNone({ slug, name, province, region, ...figures, medicalFacilities })
}

import { readFileSync } from 'node:fs'
import { withSourceYears } from '@/cities/care/outdated-sources'
import { facilitiesFrom } from '@/cities/care/town-facilities'
import { type City, parseCity } from '@/cities/city'
import { PROVINCES } from '@/cities/provinces'
import { number, type Row, rows, text } from './csv'
import { type FacilityRow, facilityRows, sourceRows } from './facility-rows'
import { idOf } from './id-of'

/** A row of the table `cities`, by column; undefined where the table's own default is to be used. */
export type CityRow = Record<string, string | number | null | undefined>

/**
 * Returns the cities of supabase/cities.csv as the database holds them, each with its facilities of
 * supabase/facilities.csv.
 */
export function cityRows(citiesCsv: string, facilities: readonly FacilityRow[]) {
  const cities = rows(citiesCsv)
  const slugs = new Set(cities.map((city) => text(city, 'slug')))
  if (slugs.size !== cities.length) throw new Error('cities.csv: a slug is repeated')
  return cities.map((city) => {
    const slug = text(city, 'slug')
    const own = facilities.filter((facility) => facility.city === slug)
    const names = facilitiesFrom(own)
    const row: CityRow = {
      id: cityId(slug),
      slug,
      name: text(city, 'name'),
      province: text(city, 'province'),
      region: text(city, 'region'),
      population: city.population ? number(city, 'population') : undefined,
      populationBasis: city.population_basis || null,
      latitude: city.latitude ? number(city, 'latitude') : null,
      longitude: city.longitude ? number(city, 'longitude') : null,
      seoPriority: seoPriority(city),
      hasHospital: names.hospitals.length,
      medicalFacilities: JSON.stringify(names),
      emergencyContacts: JSON.stringify({ emergencias: '911', saludPublica: '171' }),
    }
    return { row, facilities: own }
  })
}

/** Returns the cities of the project's own data files with every facility of the register, as the build reads them. */
export function citiesWithFacilities(citiesCsv = read('cities')): City[] {
  const cities = cityRows(citiesCsv, facilityRows(read('facilities'))).map(({ row, facilities }) =>
    parseCity({ ...row, facilities }),
  )
  return withSourceYears(cities, new Map(sourceRows(read('facility-sources')).map(({ key, year }) => [key, year])))
}

function read(name: string): string {
  return readFileSync(`supabase/${name}.csv`, 'utf8')
}

/** Returns the id of a city; the same slug always gets the same id. */
function cityId(slug: string): string {
  return idOf(`/ec/${slug}`)
}

function seoPriority(city: Row): number {
  const population = city.population ? number(city, 'population') : 0
  if (population >= 1_000_000) return 10
  if (population >= 300_000) return 9
  if (population >= 150_000 || PROVINCES.some(({ capital }) => capital === city.slug)) return 8
  return population >= 50_000 ? 6 : 5
}

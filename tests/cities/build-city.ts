import { readFileSync } from 'node:fs'
import { type City, parseCity } from '@/cities/city'
import { slugify } from '@/cities/names/normalize-text'
import { citiesWithFacilities } from '../../scripts/city-rows'
import { facilityRows } from '../../scripts/facility-rows'

const CUENCA = parseCity({ name: 'Cuenca', province: 'Azuay', region: 'Sierra' })

/** Builds a city. A test gives only the fields it is about; the others are those of Cuenca. */
export function buildCity(fields: Partial<City> = {}): City {
  const { name, province } = { ...CUENCA, ...fields }
  return { ...CUENCA, id: `${name} (${province})`, slug: slugify(name), ...fields }
}

/** Returns the city with one public hospital of this name. */
export function withHospital(city: City, hospital = `Hospital de ${city.name}`): City {
  return { ...city, hasHospital: 1, medicalFacilities: { hospitals: [hospital], clinics: [] } }
}

/** The cities of the project's own data files, with their places of care. */
export function realCities(): City[] {
  return citiesWithFacilities()
}

/** Returns the city with this slug. Throws when the list has none. */
export function cityIn<Listed extends { slug: string }>(cities: readonly Listed[], slug: string): Listed {
  const city = cities.find((one) => one.slug === slug)
  if (!city) throw new Error(`no city has the slug ${slug}`)
  return city
}

/** Those cities, with the names of hospitals and health centres that the database derives for each row. */
export function citiesWithNamedPlaces(): City[] {
  const register = facilityRows(readFileSync('supabase/facilities.csv', 'utf8'))
  return realCities().map((city): City => {
    const places = register.filter((place) => place.city === city.slug && place.kind !== 'puesto')
    const named = (isHospital: boolean) =>
      places.filter(({ kind }) => (kind === 'hospital') === isHospital).map(({ name }) => name)
    return { ...city, medicalFacilities: { hospitals: named(true), clinics: named(false) } }
  })
}

/** Returns 2,000 cities with distinct names. */
export function manyCities(): City[] {
  const real = realCities()
  return Array.from({ length: 10 }, (_, copy) =>
    real.map((city) => buildCity({ ...city, id: `${city.id}-${copy}`, name: `${city.name} ${'I'.repeat(copy + 1)}` })),
  )
    .flat()
    .slice(0, 2000)
}

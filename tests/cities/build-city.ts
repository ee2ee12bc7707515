import { readFileSync } from 'node:fs'
import { type City, parseCity } from '@/cities/city'
import { slugify } from '@/cities/normalize-text'

const CUENCA = parseCity({ name: 'Cuenca', province: 'Azuay', region: 'Sierra' })

/** A city: a test names only the fields it is about. */
export function buildCity(fields: Partial<City> = {}): City {
  const { name, province } = { ...CUENCA, ...fields }
  return { ...CUENCA, id: `${name} (${province})`, slug: slugify(name), ...fields }
}

/** A city whose only public hospital is known by this name. */
export function withHospital(city: City, hospital = `Hospital de ${city.name}`): City {
  return { ...city, hasHospital: 1, medicalFacilities: { hospitals: [hospital], clinics: [] } }
}

/** The 222 cities of supabase/cities.csv, with the hospitals of supabase/hospitals.csv. */
export function realCities(): City[] {
  const hospitals = readCsv('supabase/hospitals.csv').filter(({ kind }) => kind !== 'centro de salud')
  return readCsv('supabase/cities.csv').map((row) => {
    const medicalFacilities = hospitals.filter(({ city_slug }) => city_slug === row.slug).map(({ name }) => name)
    return parseCity({ ...row, medicalFacilities, hasHospital: medicalFacilities.length })
  })
}

/** 2,000 cities, each with a name of its own. */
export function manyCities(): City[] {
  const real = realCities()
  return Array.from({ length: 10 }, (_, copy) =>
    real.map((city) => buildCity({ ...city, id: `${city.id}-${copy}`, name: `${city.name} ${'I'.repeat(copy + 1)}` })),
  )
    .flat()
    .slice(0, 2000)
}

function readCsv(file: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const columns = header.split(',')
  return lines.map((line) => {
    const values = line.split(',')
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']))
  })
}

/**
 * `npm run seed`: writes supabase/seed.sql, src/cities/province-hospitals.ts and city-facilities.ts, and
 * src/content/hospital-sources.ts, from supabase/cities.csv, hospitals.csv and hospital-sources.csv, the one place where a
 * maintainer corrects a city.
 * `npm run seed -- --hosted` prints the cities alone, for a hosted project: without the local setting that opens the admin.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { PROVINCES } from '@/cities/provinces'
import { number, type Row, rows, text } from './csv'
import { hospitalSourcesTs } from './hospital-sources'
import { propertyName, tsLiteral } from './ts-literal'

/** The generated files, as text; `cities` is the part of the seed that a hosted project gets. */
export function generate(citiesCsv: string, hospitalsCsv: string) {
  const cities = rows(citiesCsv)
  const hospitals = rows(hospitalsCsv)
  const slugs = new Set(cities.map((city) => text(city, 'slug')))
  if (slugs.size !== cities.length) throw new Error('cities.csv: a slug is repeated')
  for (const place of hospitals) {
    if (!slugs.has(text(place, 'city_slug')))
      throw new Error(`hospitals.csv: ${text(place, 'name')} is in no known city`)
  }
  const sql = citiesSql(cities, hospitals)
  return {
    cities: sql,
    seed: `${sql}\n${LOCAL_SETTINGS}`,
    provinceHospitals: provinceHospitalsTs(hospitals),
    cityFacilities: cityFacilitiesTs(hospitals),
  }
}

const LOCAL_SETTINGS = `-- On the local database the editors' desk works without signing in. Never on a hosted project: see README.md.
update public.settings set "publicAdmin" = true;
`

/** An upsert: ids stay as they are, and so does what no CSV gives (a canonical name). */
function citiesSql(cities: Row[], hospitals: Row[]): string {
  const columns = (
    'name province region population "populationBasis" latitude longitude ' +
    '"seoPriority" "hasHospital" "medicalFacilities" "emergencyContacts"'
  ).split(' ')
  const values = cities.map((city) => {
    const slug = text(city, 'slug')
    const { hospitals: names, clinics } = facilities(hospitals.filter((place) => place.city_slug === slug))
    const fields = [
      quoted(cityId(slug)),
      quoted(slug),
      ...['name', 'province', 'region'].map((column) => quoted(text(city, column))),
      city.population ? number(city, 'population') : 'default',
      city.population_basis ? quoted(city.population_basis) : 'null',
      ...['latitude', 'longitude'].map((column) => (city[column] ? number(city, column) : 'null')),
      seoPriority(city),
      names.length,
      quoted(JSON.stringify({ hospitals: names, clinics })),
      quoted(JSON.stringify({ emergencias: '911', saludPublica: '171' })),
    ]
    return `  (${fields.join(', ')})`
  })
  const updates = columns.map((column) => `  ${column} = excluded.${column}`)
  return `-- Written by \`npm run seed\` from cities.csv and hospitals.csv: correct a city there, not here.
insert into public.cities (id, slug, ${columns.join(', ')}) values
${values.join(',\n')}
on conflict (slug) do update set
${updates.join(',\n')};
`
}

function facilities(places: Row[]) {
  const named = (kinds: string[]) =>
    places.filter((place) => kinds.includes(text(place, 'kind'))).map((place) => text(place, 'name'))
  const hospitals = named(['hospital', 'maternidad'])
  const clinics = named(['centro de salud'])
  if (hospitals.length + clinics.length !== places.length) {
    throw new Error(`hospitals.csv: an unknown kind among ${places.map((place) => place.name).join(', ')}`)
  }
  return { hospitals, clinics }
}

function seoPriority(city: Row): number {
  const population = city.population ? number(city, 'population') : 0
  if (population >= 1_000_000) return 10
  if (population >= 300_000) return 9
  if (population >= 150_000 || PROVINCES.some(({ capital }) => capital === text(city, 'slug'))) return 8
  return population >= 50_000 ? 6 : 5
}

/** The same id for the same slug, every time: a version 5 UUID of the city's address, in the namespace for URLs. */
function cityId(slug: string): string {
  const namespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')
  const hash = createHash('sha1').update(namespace).update(`/ec/${slug}`).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function provinceHospitalsTs(hospitals: Row[]): string {
  const provinces = [...new Set(hospitals.map((place) => text(place, 'province')))]
  const entries = provinces
    .sort((a, b) => a.localeCompare(b, 'es'))
    .map((province) => {
      const names = facilities(hospitals.filter((place) => place.province === province)).hospitals.map(tsLiteral)
      const line = `  ${propertyName(province)}: [${names.join(', ')}],`
      return line.length <= 120
        ? line
        : `  ${propertyName(province)}: [\n${names.map((name) => `    ${name},`).join('\n')}\n  ],`
    })
  return `/**
 * Public hospitals and maternities of each province, under the province's full name.
 * Written by \`npm run seed\` from supabase/hospitals.csv: correct a hospital there, not here.
 */
export const PROVINCE_HOSPITALS: Record<string, readonly string[]> = {
${entries.join('\n')}
}
`
}

function cityFacilitiesTs(places: Row[]): string {
  const slugs = [...new Set(places.map((place) => text(place, 'city_slug')))].sort()
  const entries = slugs.map((slug) => {
    const { hospitals, clinics } = facilities(places.filter((place) => place.city_slug === slug))
    const key = propertyName(slug)
    const lists = [`hospitals: ${tsList(hospitals)}`, `clinics: ${tsList(clinics)}`]
    const line = `  ${key}: { ${lists.join(', ')} },`
    if (line.length <= 120) return line
    return `  ${key}: {\n${[hospitals, clinics].map((names, at) => `    ${at === 0 ? 'hospitals' : 'clinics'}: ${tsList(names, 4)},`).join('\n')}\n  },`
  })
  return `import type { MedicalFacilities } from './city'

/**
 * Public places of care known in each city, by the city's slug.
 * Written by \`npm run seed\` from supabase/hospitals.csv: correct a place there, not here.
 */
export const CITY_FACILITIES: Record<string, MedicalFacilities> = {
${entries.join('\n')}
}
`
}

/** On one line where it fits behind its key, otherwise one name a line. */
function tsList(names: string[], indent = 0): string {
  const line = `[${names.map(tsLiteral).join(', ')}]`
  const space = ' '.repeat(indent)
  if (indent === 0 || line.length + indent + 'hospitals: ,'.length <= 120) return line
  return `[\n${names.map((name) => `${space}  ${tsLiteral(name)},`).join('\n')}\n${space}]`
}

function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

if (process.argv[1] === import.meta.filename) {
  const hospitalsCsv = read('supabase/hospitals.csv')
  const { cities, seed, provinceHospitals, cityFacilities } = generate(read('supabase/cities.csv'), hospitalsCsv)
  if (process.argv.includes('--hosted')) {
    process.stdout.write(cities)
  } else {
    writeFileSync('supabase/seed.sql', seed)
    writeFileSync('src/cities/province-hospitals.ts', provinceHospitals)
    writeFileSync('src/cities/city-facilities.ts', cityFacilities)
    const sources = hospitalSourcesTs(hospitalsCsv, read('supabase/hospital-sources.csv'))
    writeFileSync('src/content/hospital-sources.ts', sources)
  }
}

/**
 * `npm run seed`: writes supabase/seed.sql, src/cities/province-hospitals.ts and src/content/hospital-sources.ts from
 * supabase/cities.csv, hospitals.csv and hospital-sources.csv, the one place where a maintainer corrects a city.
 * `npm run seed -- --hosted` prints the cities alone, for a hosted project: without the local setting that opens the admin.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { facilitiesFrom } from '@/cities/facilities'
import { type CityRow, cityRows, placeOf } from './city-rows'
import { rows } from './csv'
import { hospitalSourcesTs } from './hospital-sources'
import { propertyName, tsLiteral } from './ts-literal'

/** The generated files, as text; `cities` is the part of the seed that a hosted project gets. */
export function generate(citiesCsv: string, hospitalsCsv: string) {
  const cities = citiesSql(cityRows(citiesCsv, hospitalsCsv))
  return { cities, seed: `${cities}\n${LOCAL_SETTINGS}`, provinceHospitals: provinceHospitalsTs(hospitalsCsv) }
}

const LOCAL_SETTINGS = `-- On the local database the editors' desk works without signing in. Never on a hosted project: see README.md.
update public.settings set "publicAdmin" = true;
`

/** An upsert: ids stay as they are, and so does what no CSV gives (a canonical name). */
function citiesSql(cities: CityRow[]): string {
  const columns = Object.keys(cities[0] ?? {})
  const values = cities.map((city) => `  (${columns.map((column) => sqlValue(city[column])).join(', ')})`)
  const updated = columns.filter((column) => column !== 'id' && column !== 'slug').map(sqlName)
  return `-- Written by \`npm run seed\` from cities.csv and hospitals.csv: correct a city there, not here.
insert into public.cities (${columns.map(sqlName).join(', ')}) values
${values.join(',\n')}
on conflict (slug) do update set
${updated.map((column) => `  ${column} = excluded.${column}`).join(',\n')};
`
}

function sqlName(column: string): string {
  return /[A-Z]/.test(column) ? `"${column}"` : column
}

function sqlValue(value: CityRow[string]): string {
  if (value === undefined) return 'default'
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

function provinceHospitalsTs(hospitalsCsv: string): string {
  const places = rows(hospitalsCsv).map(placeOf)
  const provinces = [...new Set(places.map(({ province }) => province))]
  const entries = provinces
    .sort((a, b) => a.localeCompare(b, 'es'))
    .map((province) => {
      const { hospitals } = facilitiesFrom(places.filter((place) => place.province === province))
      const names = hospitals.map(tsLiteral)
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

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

if (process.argv[1] === import.meta.filename) {
  const hospitalsCsv = read('supabase/hospitals.csv')
  const { cities, seed, provinceHospitals } = generate(read('supabase/cities.csv'), hospitalsCsv)
  if (process.argv.includes('--hosted')) {
    process.stdout.write(cities)
  } else {
    writeFileSync('supabase/seed.sql', seed)
    writeFileSync('src/cities/province-hospitals.ts', provinceHospitals)
    const sources = hospitalSourcesTs(hospitalsCsv, read('supabase/hospital-sources.csv'))
    writeFileSync('src/content/hospital-sources.ts', sources)
  }
}

/**
 * `npm run seed`: writes supabase/seed.sql, src/cities/names/other-names.ts and src/cities/care/ways.ts from
 * supabase/cities.csv, facilities.csv, facility-sources.csv and ways.csv. They are corrected only in those CSV files. `npm run seed -- --hosted`
 * prints only the data, for a hosted project: without the local setting that opens the admin.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dayInEcuador } from '@/admin/desk/date-time'
import { checkDays, checkNames, checkPoints, checkReferences } from './check-facilities'
import { type CityRow, cityRows } from './city-rows'
import { rows, text } from './csv'
import { type FacilityRow, facilityRows, type SourceRow, sourceRows } from './facility-rows'
import { propertyName, tsLiteral } from './ts-literal'
import { waysOf, waysTs } from './way-rows'

/** The CSV files, as text. */
export type Csv = { cities: string; facilities: string; sources: string; ways: string }

/** The generated files, as text; `data` is the part of the seed that a hosted project gets. */
export function generate(csv: Csv) {
  const facilities = facilityRows(csv.facilities)
  const cities = cityRows(csv.cities, facilities).map(({ row }) => row)
  const sources = sourceRows(csv.sources)
  checkReferences(facilities, sources, cities)
  checkPoints(facilities, cities)
  checkNames(facilities)
  const ways = waysTs(waysOf(csv.ways, new Set(cities.map(({ slug }) => String(slug)))))
  const data = [citiesSql(cities), sourcesSql(sources), facilitiesSql(facilities)].join('\n')
  return { data, seed: `${data}\n${LOCAL_SETTINGS}`, otherNames: otherNamesTs(csv.cities), ways }
}

/** The CSV files of the project. */
export function projectCsv(): Csv {
  const read = (name: string) => readFileSync(`supabase/${name}.csv`, 'utf8')
  return {
    cities: read('cities'),
    facilities: read('facilities'),
    sources: read('facility-sources'),
    ways: read('ways'),
  }
}

const LOCAL_SETTINGS = `-- On the local database the editors' desk works without signing in. Never on a hosted project: see README.md.
update public.settings set "publicAdmin" = true;
`

/**
 * Returns an upsert of the cities, except those that somebody edited at the desk. Ids stay as they are, and so do columns
 * that no CSV has (a canonical name). Columns that follow from the register of facilities are left out: a trigger writes
 * them.
 */
function citiesSql(cities: CityRow[]): string {
  const columns = Object.keys(cities[0] ?? {}).filter((it) => it !== 'hasHospital' && it !== 'medicalFacilities')
  return `-- Written by \`npm run seed\` from cities.csv, facilities.csv and facility-sources.csv: correct it there, not here.
insert into public.cities (${columns.map(sqlName).join(', ')}) values
${valuesOf(cities, columns)}
on conflict (slug) do update set
${assignments(columns.filter((column) => column !== 'id' && column !== 'slug'))}
where cities."editedAt" is null;
`
}

function sourcesSql(sources: SourceRow[]): string {
  const columns = ['key', 'organization', 'year', 'url']
  return `insert into public."facilitySources" (${columns.join(', ')}) values
${valuesOf(sources, columns)}
on conflict (key) do update set
${assignments(columns.filter((column) => column !== 'key'))};
`
}

/**
 * Returns an upsert of the facilities. Those that somebody added or changed at the desk stay as they are, and so does one
 * whose ministry number such a facility has. A number may move from one facility of the file to another.
 */
function facilitiesSql(facilities: FacilityRow[]): string {
  const columns = Object.keys(facilities[0] ?? {})
  const stored = columns.map((column) => (column === 'city' ? 'cityId' : column))
  const given = columns.map((column) => (column === 'city' ? 'cities.id' : `place.${sqlName(column)}${castOf(column)}`))
  return `drop table if exists pg_temp.place;
create temporary table place as select * from (values
${valuesOf(facilities, columns)}
) as place (${columns.map(sqlName).join(', ')});
-- A number that another place of the file gets is free first.
update public.facilities set unicode = null
from place
where facilities.id = place.id::uuid and facilities.unicode <> coalesce(place.unicode, '') and facilities."editedAt" is null;
insert into public.facilities (${stored.map(sqlName).join(', ')})
select ${given.join(', ')}
from place join public.cities on cities.slug = place.city
where not exists (
  select from public.facilities taken where taken.unicode = place.unicode and taken.id <> place.id::uuid
)
on conflict (id) do update set
${assignments(stored.filter((column) => column !== 'id'))}
where facilities."editedAt" is null;
drop table pg_temp.place;
`
}

/** Returns the SQL cast of a column; empty for text, which is the only type that needs none. */
function castOf(column: string): string {
  const types: Record<string, string> = {
    id: 'uuid',
    maternity: 'boolean',
    latitude: 'double precision',
    longitude: 'double precision',
    inTown: 'boolean',
    sources: 'text[]',
    checkedOn: 'date',
  }
  return types[column] ? `::${types[column]}` : ''
}

type SqlValue = string | number | boolean | null | undefined | readonly string[]

function valuesOf(rows: readonly Record<string, SqlValue>[], columns: readonly string[]): string {
  return rows.map((row) => `  (${columns.map((column) => sqlValue(row[column])).join(', ')})`).join(',\n')
}

function assignments(columns: readonly string[]): string {
  return columns.map((column) => `  ${sqlName(column)} = excluded.${sqlName(column)}`).join(',\n')
}

function sqlName(column: string): string {
  return /[A-Z0-9]/.test(column) ? `"${column}"` : column
}

function sqlValue(value: SqlValue): string {
  if (value === undefined) return 'default'
  if (Array.isArray(value)) return sqlValue(`{${value.join(',')}}`)
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

function otherNamesTs(citiesCsv: string): string {
  const cities = rows(citiesCsv)
  const cantons = cities.filter(({ name, canton }) => name !== canton)
  const everyday = cities.filter((city) => city.other_names)
  return `/**
 * The cantons that are not called like the city they are governed from, by that city's slug: whoever looks for the city by its
 * canton, or takes a call from it, needs both names. Written by \`npm run seed\` from supabase/cities.csv: correct a name there.
 */
export const CANTONS: Readonly<Record<string, string>> = {
${cantons.map((city) => `  ${propertyName(text(city, 'slug'))}: ${tsLiteral(text(city, 'canton'))},`).join('\n')}
}

/** Other names of a city: everyday ones, or the long official one. */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
${everyday.map((city) => `  ${propertyName(text(city, 'slug'))}: [${text(city, 'other_names').split(';').map(tsLiteral).join(', ')}],`).join('\n')}
}
`
}

if (process.argv[1] === import.meta.filename) {
  const csv = projectCsv()
  const { data, seed, otherNames, ways } = generate(csv)
  checkDays(facilityRows(csv.facilities), dayInEcuador(new Date()))
  if (process.argv.includes('--hosted')) process.stdout.write(data)
  else {
    writeFileSync('supabase/seed.sql', seed)
    writeFileSync('src/cities/names/other-names.ts', otherNames)
    writeFileSync('src/cities/care/ways.ts', ways)
  }
}

import type { PlaceRecord, PlaceSource } from '@/content/place-record'
import { type Row, rows, text } from './csv'
import { propertyName, tsLiteral } from './ts-literal'

/** src/content/hospital-sources.ts, as text: whose each public place of care is, and who says so. */
export function hospitalSourcesTs(hospitalsCsv: string, sourcesCsv: string): string {
  const documents = rows(sourcesCsv)
  const places = rows(hospitalsCsv)
  checkKeys(documents, places)
  const cities = [...new Set(places.map((place) => text(place, 'city_slug')))]
  return `import type { PlaceRecord, PlaceSource } from './place-record'

/**
 * The documents that name a public place of care, by key; with an address where a reader may be sent there.
 * Written by \`npm run seed\` from supabase/hospital-sources.csv: correct a document there, not here.
 */
export const PLACE_SOURCES: Record<string, PlaceSource> = {
${documents.map((row) => entry('  ', text(row, 'key'), sourceOf(row))).join('\n')}
}

/**
 * Every public place of care in the list, under its city's slug and its name.
 * Written by \`npm run seed\` from supabase/hospitals.csv: correct a place there, not here.
 */
export const PLACE_RECORDS: Record<string, Record<string, PlaceRecord>> = {
${cities.map((city) => cityEntry(city, places)).join('\n')}
}
`
}

function checkKeys(documents: Row[], places: Row[]): void {
  const known = documents.map((row) => text(row, 'key'))
  const cited = places.flatMap(sourceKeys)
  if (new Set(known).size !== known.length) throw new Error('hospital-sources.csv: a key is repeated')
  for (const key of cited) if (!known.includes(key)) throw new Error(`hospital-sources.csv: ${key} is missing`)
  for (const key of known) if (!cited.includes(key)) throw new Error(`hospital-sources.csv: no place cites ${key}`)
}

function cityEntry(city: string, places: Row[]): string {
  const here = places.filter((place) => place.city_slug === city)
  const entries = here.map((place) => entry('    ', text(place, 'name'), recordOf(place)))
  return `  ${propertyName(city)}: {\n${entries.join('\n')}\n  },`
}

function recordOf(place: Row): PlaceRecord {
  const checked = text(place, 'checked')
  if (Number.isNaN(Date.parse(checked))) throw new Error(`hospitals.csv: ${checked} is no day`)
  return { kind: text(place, 'kind'), network: text(place, 'network'), sources: sourceKeys(place), checked }
}

function sourceKeys(place: Row): string[] {
  return text(place, 'source').split(';')
}

/** A document that is only to be named (an unofficial copy) keeps its address for the desk: no reader is sent there. */
function sourceOf(row: Row): PlaceSource {
  const named = { organization: text(row, 'organization'), year: text(row, 'year') }
  const link = text(row, 'link')
  if (link !== 'si' && link !== 'citar') throw new Error(`hospital-sources.csv: ${link} is neither «si» nor «citar»`)
  return link === 'si' ? { ...named, url: text(row, 'url') } : named
}

/** A property as the formatter writes it: on one line where it fits, else a field to a line. */
function entry(indent: string, key: string, fields: Record<string, string | string[]>): string {
  const written = Object.entries(fields).map(([field, value]) => `${field}: ${literal(value)}`)
  const name = `${indent}${propertyName(key)}: `
  const line = `${name}{ ${written.join(', ')} },`
  return line.length <= 120 ? line : `${name}{\n${written.map((it) => `${indent}  ${it},\n`).join('')}${indent}},`
}

function literal(value: string | string[]): string {
  return Array.isArray(value) ? `[${value.map(literal).join(', ')}]` : tsLiteral(value)
}

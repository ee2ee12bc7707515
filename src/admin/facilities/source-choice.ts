import * as v from 'valibot'
import { dayInEcuador } from '@/admin/desk/date-time'
import { slugify } from '@/cities/names/normalize-text'
import type { FacilitySource } from '@/data/facilities'
import { type Call, callSource, hasSignOfPerson, isCall, mayBePerson, SOURCE_YEAR } from './public-source'

/** The editor's choice so far: a call, the key of a known document, or `NEW` with what is known of another document. */
export const chosenSource = v.object({ key: v.string(), organization: v.string(), year: v.string(), url: v.string() })

export type ChosenSource = v.InferOutput<typeof chosenSource>

/** Returns a choice with the current year filled in: a new document is most likely of this year. */
export function noSource(key: Call | '' = ''): ChosenSource {
  return { key, organization: '', year: dayInEcuador(new Date()).slice(0, 4), url: '' }
}

/** The option's value for a document that is not in the list. */
export const NEW = 'nueva'

/** A completely specified source. A new one has to be added to the database before a place can name it. */
export type ReadSource = { source: FacilitySource; isNew: boolean }

/** Returns the chosen source, or what is missing or wrong, in words; no words when nothing is chosen. */
export function readSource(
  chosen: ChosenSource,
  sources: ReadonlyMap<string, FacilitySource>,
): ReadSource | { problem: string | undefined } {
  const { key } = chosen
  if (isCall(key)) {
    const call = callSource(key)
    return { source: sources.get(call.key) ?? call, isNew: !sources.has(call.key) }
  }
  if (key !== NEW) {
    const source = sources.get(key)
    return source ? { source, isNew: false } : { problem: undefined }
  }
  const typed = {
    organization: chosen.organization.normalize('NFC').trim(),
    year: chosen.year.trim(),
    url: chosen.url.trim() || null,
  }
  const problem = problemOf(typed)
  return problem === undefined ? newOrKnown(typed, sources) : { problem }
}

type Named = Omit<FacilitySource, 'key'>

function problemOf({ organization, year, url }: Named): string | undefined {
  if (slugify(organization) === '') return 'Escriba qué institución o qué medio publicó el documento.'
  if (hasSignOfPerson(organization))
    return 'Esto se publica: escriba la institución o el medio, sin nombres, títulos ni teléfonos de personas. Una llamada se elige en la lista («por teléfono»), y quién habló se anota en la nota.'
  if (!SOURCE_YEAR.test(year)) return 'El año tiene cuatro cifras («2026» o «2018 aprox.»), o es «sin fecha».'
  if (Number.parseInt(year, 10) > Number(dayInEcuador(new Date()).slice(0, 4))) return 'Ese año está en el futuro.'
  if (url !== null && !/^https:\/\/\S+$/.test(url)) return 'La dirección web empieza con «https://».'
  if (mayBePerson(organization, url))
    return 'No se sabe qué institución es: escriba también la dirección web del documento, o el nombre completo de la institución (Ministerio…, Diario…).'
  return undefined
}

/** Returns the known source of the same document, or a new one with a key that is free. */
function newOrKnown(named: Named, sources: ReadonlyMap<string, FacilitySource>): ReadSource {
  for (let count = 1; ; count++) {
    const free = keyOf(named, count)
    const known = sources.get(free)
    if (!known) return { source: { ...named, key: free }, isNew: true }
    if (isSame(known, named)) return { source: known, isNew: false }
  }
}

/** The most characters of a key in the database. */
const LONGEST_KEY = 60

/**
 * Returns a key for a source, of which a long organization is cut and the year is not: `inec-2022`. `count` tells
 * sources apart whose keys would be equal.
 */
function keyOf({ organization, year }: Named, count: number): string {
  const end = slugify(count === 1 ? year : `${year} ${count}`)
  const begin = slugify(organization)
    .slice(0, LONGEST_KEY - 1 - end.length)
    .replace(/-$/, '')
  return `${begin}-${end}`
}

/** Returns whether two sources are the same document, whatever their accents and capitals. */
function isSame(one: Named, other: Named): boolean {
  const isOneAddress = one.url === null || other.url === null || one.url === other.url
  return (
    isOneAddress && (['organization', 'year'] as const).every((part) => slugify(one[part]) === slugify(other[part]))
  )
}

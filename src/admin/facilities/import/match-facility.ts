import { groupedBy } from '@/cities/grouped-by'
import { normalizeText } from '@/cities/names/normalize-text'
import type { FacilityFields, RegisteredFacility } from '@/data/facility-register'
import type { ListedFacility } from './read/listed-facility'

/** Merges two rows of the same facility, or returns the label of the first field on which they disagree. */
export function merge<Listed extends ListedFacility>(first: Listed, again: Listed): Listed | string {
  const differs = MERGED.find(([field]) => {
    const [a, b] = [first[field], again[field]]
    return a !== null && b !== null && (typeof a === 'string' ? normalizeText(a) !== normalizeText(String(b)) : a !== b)
  })
  if (differs) return differs[1]
  return {
    ...first,
    level: first.level ?? again.level,
    specialty: first.specialty ?? again.specialty,
    maternity: first.maternity || again.maternity,
    unicode: first.unicode ?? again.unicode,
    address: first.address ?? again.address,
    latitude: first.latitude ?? again.latitude,
    longitude: first.longitude ?? again.longitude,
    network: first.network ?? again.network,
  }
}

const MERGED = [
  ['name', 'el nombre'],
  ['kind', 'el tipo'],
  ['level', 'el nivel'],
  ['specialty', 'la especialidad'],
  ['cityId', 'el cantón'],
  ['unicode', 'el unicódigo'],
  ['address', 'la dirección'],
  ['latitude', 'la latitud'],
  ['longitude', 'la longitud'],
  ['network', 'la red'],
] as const

/**
 * Indexes the register. `find` returns the facility that a row of a list means: by its number, otherwise by its town,
 * kind and name.
 */
export function indexRegister(register: readonly RegisteredFacility[]) {
  const byUnicode = new Map<string, RegisteredFacility>()
  for (const facility of register) if (facility.unicode !== null) byUnicode.set(numberOf(facility.unicode), facility)
  const byKey = groupedBy(register, ({ cityId, kind, name }) => keyOf(cityId, kind, name))
  const find = (listed: ListedFacility): RegisteredFacility | undefined => {
    const byNumber = listed.unicode === null ? undefined : byUnicode.get(numberOf(listed.unicode))
    if (byNumber || listed.cityId === null) return byNumber
    const same = byKey.get(keyOf(listed.cityId, listed.kind, listed.name)) ?? []
    // The register does not know the number that the list gives, so the row can only mean a facility that has no number
    // yet.
    const unnumbered = same.filter(({ unicode }) => unicode === null)
    if (listed.unicode !== null) return openFirst(unnumbered)[0]
    const meant = openFirst([...unnumbered, ...same])
    return meant.find(({ kind }) => kind === listed.kind) ?? meant[0]
  }
  return { byUnicode, find }
}

/** Sorts the closed facilities behind the others: of two with the same name, a list means the one that still attends. */
function openFirst(facilities: readonly RegisteredFacility[]): RegisteredFacility[] {
  return facilities.toSorted((a, b) => Number(a.status === 'closed') - Number(b.status === 'closed'))
}

export type RegisterIndex = ReturnType<typeof indexRegister>

/**
 * Returns a key that facilities of the same town, kind and name share. Health centres of all types count as one kind.
 */
export function keyOf(cityId: string, kind: FacilityFields['kind'], name: string): string {
  const words = distinctiveWords(name)
  const called = words.length > 0 ? words.toSorted().join(' ') : normalizeText(name) || name
  return `${cityId} ${kind.startsWith('centro') ? 'centro' : kind} ${called}`
}

/**
 * Returns whether the list's name for a facility contains a distinctive word that the register's name lacks. A name
 * without any distinctive word counts as well, unless both names are equal.
 */
export function saysMore(name: string, listed: ListedFacility): boolean {
  if (normalizeText(name) === normalizeText(listed.name)) return false
  const known = new Set(distinctiveWords(name))
  const words = distinctiveWords(listed.listedName)
  return words.length === 0 || words.some((word) => !known.has(word))
}

/** The words of a name that tell a facility from others: «CENTRO DE SALUD DE BORBON» → `borbon`. */
function distinctiveWords(name: string): string[] {
  return normalizeText(name)
    .replace(/\btipo [abc]\b/, '')
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
}

const FILLERS = new Set('centro subcentro puesto hospital salud tipo basico general de del el la las los y'.split(' '))

/** Returns the number without leading zeros, because spreadsheets drop them. */
export function numberOf(unicode: string): string {
  return unicode.replace(/^0+(?=\d)/, '')
}

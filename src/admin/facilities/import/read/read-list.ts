import { keyOf, merge, numberOf, type RegisterIndex } from '@/admin/facilities/import/match-facility'
import type { City } from '@/cities/city'
import type { ImportRow } from './import-rows'
import { type ListedFacility, readRow } from './listed-facility'
import { type TownFinder, townFinder } from './town-finder'

/** A facility of a list whose city is known. */
type PlacedFacility = ListedFacility & { cityId: string }

/** A row that could not be read, and why. */
export type UnreadableRow = { line: number; name: string; reason: string }

/** The content of a list: each facility once, however many rows name it. */
type ReadList = {
  facilities: PlacedFacility[]
  unreadable: UnreadableRow[]
  /** How many rows describe the same facility as an earlier row. */
  repeated: number
  /**
   * Ids of the facilities that are named by rows that could not be read: they are in the list, so they do not count as
   * missing.
   */
  unread: ReadonlySet<string>
}

/** Reads the rows in steps, between which the caller can let the browser work. */
export function* readList(
  rows: readonly ImportRow[],
  cities: readonly City[],
  register: RegisterIndex,
): Generator<void, ReadList> {
  const towns = townFinder(cities)
  const facilities = new Map<string, PlacedFacility>()
  /** For each key by which a row can be recognised, the key of its facility in `facilities`. */
  const aliases = new Map<string, string>()
  const unreadable: UnreadableRow[] = []
  const unread = new Set<string>()
  let repeated = 0

  /**
   * Adds a facility, or merges it with an earlier row about it. Returns the reason when the two rows contradict each
   * other.
   */
  const add = (read: PlacedFacility): string | undefined => {
    const keys = keysOf(read, register)
    const known = keys.flatMap((key) => aliases.get(key) ?? [])
    const key = known.find((alias) => mayBeSame(facilities.get(alias), read)) ?? keys.join(' ')
    for (const one of keys) if (!aliases.has(one)) aliases.set(one, key)
    const first = facilities.get(key)
    const merged = first ? merge(first, read) : read
    if (typeof merged === 'string') return `repite el lugar de la fila ${first?.line} y dice otra cosa: ${merged}`
    facilities.set(key, merged)
    if (first) repeated += 1
    return undefined
  }

  for (const row of rows) {
    yield
    const read = readPlaced(row, towns, register)
    const reason = 'reason' in read ? read.reason : add(read)
    if (reason === undefined) continue
    unreadable.push({ line: row.line, name: row.cells.name ?? '', reason })
    const facility = register.byUnicode.get(numberOf(row.cells.unicode ?? '')) ?? findByName(row, towns, register)
    if (facility) unread.add(facility.id)
  }
  return { facilities: [...facilities.values()], unreadable, repeated, unread }
}

/**
 * Reads a row and finds its city. When the list names no city, or one that is unknown, the city of the same facility in
 * the register counts.
 */
function readPlaced(row: ImportRow, towns: TownFinder, register: RegisterIndex): PlacedFacility | { reason: string } {
  const read = readRow(row, towns)
  if ('reason' in read) return read
  const cityId = read.cityId ?? register.find(read)?.cityId
  if (cityId === undefined) return { reason: `no se conoce el cantón «${(row.cells.city ?? '').slice(0, 40)}»` }
  return { ...read, cityId }
}

/** Finds the facility that an unreadable row means, by town, kind and name alone. */
function findByName({ line, cells }: ImportRow, towns: TownFinder, register: RegisterIndex) {
  const { name = '', kind = '', city = '', province = '' } = cells
  const read = readRow({ line, cells: { name, kind, city, province } }, towns)
  return 'reason' in read ? undefined : register.find(read)
}

/**
 * Returns the keys by which other rows about the same facility are recognised: one row may give its number, another
 * only its name.
 */
function keysOf(read: PlacedFacility, register: RegisterIndex): string[] {
  const facility = register.find(read)
  if (facility) return [facility.id]
  return [...(read.unicode === null ? [] : [numberOf(read.unicode)]), keyOf(read.cityId, read.kind, read.name)]
}

/** Returns whether two rows can be about the same facility: not when both have numbers and these differ. */
function mayBeSame(first: ListedFacility | undefined, read: ListedFacility): boolean {
  return first !== undefined && (first.unicode === null || read.unicode === null || first.unicode === read.unicode)
}

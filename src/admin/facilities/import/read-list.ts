import type { City } from '@/cities/city'
import type { ImportRow } from './columns'
import { type ListedFacility, readRow } from './listed-facility'
import { keyOf, merge, numberOf, type RegisterIndex } from './match-facility'
import { type TownFinder, townFinder } from './town-finder'

/** A facility of a list whose city is known. */
type PlacedFacility = ListedFacility & { cityId: string }

/** A row that could not be read, and why. */
export type UnreadableRow = { line: number; name: string; reason: string }

/** What a list says: each facility once, however many rows it has there. */
type ReadList = {
  facilities: PlacedFacility[]
  unreadable: UnreadableRow[]
  /** How many rows say once more what a row before said. */
  repeated: number
  /** Ids of the facilities that rows name which could not be read: they are in the list, and do not count as missing. */
  unread: ReadonlySet<string>
}

/** Reads the rows, in steps between which something else may happen. */
export function* readList(
  rows: readonly ImportRow[],
  cities: readonly City[],
  register: RegisterIndex,
): Generator<void, ReadList> {
  const towns = townFinder(cities)
  const facilities = new Map<string, PlacedFacility>()
  /** The key in `facilities` for each key that a row has. */
  const aliases = new Map<string, string>()
  const unreadable: UnreadableRow[] = []
  const unread = new Set<string>()
  let repeated = 0

  /** Returns why the facility cannot be taken, if it cannot. */
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

/** A row whose city the list does not tell, or not by a name we know, is in the city where the register has its facility. */
function readPlaced(row: ImportRow, towns: TownFinder, register: RegisterIndex): PlacedFacility | { reason: string } {
  const read = readRow(row, towns)
  if ('reason' in read) return read
  const cityId = read.cityId ?? register.find(read)?.cityId
  if (cityId === undefined) return { reason: `no se conoce el cantón «${(row.cells.city ?? '').slice(0, 40)}»` }
  return { ...read, cityId }
}

/** Whom a row means of which more cannot be read: town, kind and name alone tell it. */
function findByName({ line, cells }: ImportRow, towns: TownFinder, register: RegisterIndex) {
  const { name = '', kind = '', city = '', province = '' } = cells
  const read = readRow({ line, cells: { name, kind, city, province } }, towns)
  return 'reason' in read ? undefined : register.find(read)
}

/** By what other rows of the same facility are known. One row may give its number, and another its name alone. */
function keysOf(read: PlacedFacility, register: RegisterIndex): string[] {
  const facility = register.find(read)
  if (facility) return [facility.id]
  return [...(read.unicode === null ? [] : [numberOf(read.unicode)]), keyOf(read.cityId, read.kind, read.name)]
}

/** Not where each has a number, and the numbers differ. */
function mayBeSame(first: ListedFacility | undefined, read: ListedFacility): boolean {
  return first !== undefined && (first.unicode === null || read.unicode === null || first.unicode === read.unicode)
}

import { compareNames } from '@/cities/by-name'
import type { City } from '@/cities/city'
import { realProvince } from '@/cities/provinces'
import type { FacilityFields, RegisteredFacility, WrittenFacility } from '@/data/facility-register'
import type { ImportRow } from './columns'
import { changedFacility, type ListSource, newFacility, written } from './imported-facility'
import { type ListedFacility, readRow } from './listed-facility'
import { indexRegister, keyOf, merge, numberOf } from './match-facility'
import { townFinder } from './town-finder'

export type ImportInput = ListSource & {
  register: readonly RegisteredFacility[]
  cities: readonly City[]
  rows: readonly ImportRow[]
}

/** What an import would make of a facility. */
export type PlannedFacility = {
  /** Of the file; null for a facility that it does not name. */
  line: number | null
  /** Null for a new one. */
  before: RegisteredFacility | null
  after: WrittenFacility
  /** What would be another. */
  fields: (keyof FacilityFields)[]
}

/** What an import of a list would do, and what it cannot read. Nothing is ever deleted. */
export type ImportPlan = {
  added: PlannedFacility[]
  changed: PlannedFacility[]
  /** Nothing but the list among their sources. */
  noted: PlannedFacility[]
  /** What an editor has confirmed or closed, and the list says otherwise: left alone unless somebody decides. */
  conflicts: PlannedFacility[]
  /** Of the list's own provinces, kinds and network, and not in it. */
  missing: PlannedFacility[]
  unreadable: { line: number; name: string; reason: string }[]
  same: number
  /** Rows that say once more what a row before said. */
  repeated: number
  /** What the list is of: how many facilities of the register it could name. */
  scope: { provinces: string[]; facilities: number }
}

/** The plan, in steps between which something else may happen. */
export function* planSteps(input: ImportInput): Generator<void, ImportPlan> {
  const plan: ImportPlan = {
    added: [],
    changed: [],
    noted: [],
    conflicts: [],
    missing: [],
    unreadable: [],
    same: 0,
    repeated: 0,
    scope: { provinces: [], facilities: 0 },
  }
  const towns = townFinder(input.cities)
  const cities = new Map(input.cities.map((city) => [city.id, city]))
  const known = indexRegister(input.register)
  const named = new Set<string>()

  const listed = new Map<string, ListedFacility>()
  const aliases = new Map<string, string>()
  for (const row of input.rows) {
    yield
    const read = readRow(row, towns)
    const refuse = (reason: string) => {
      plan.unreadable.push({ line: row.line, name: row.cells.name ?? '', reason })
      // The row cannot be read, but its facility is in the list: it must not count as missing.
      const facility = known.byUnicode.get(numberOf(row.cells.unicode ?? ''))
      if (facility) named.add(facility.id)
    }
    if ('reason' in read) {
      refuse(read.reason)
      continue
    }
    const facility = known.find(read)
    const cityId = read.cityId ?? facility?.cityId
    if (cityId === undefined) {
      refuse(`no se conoce el cantón «${(row.cells.city ?? '').slice(0, 40)}»`)
      continue
    }
    // One row may give the number and another the name alone.
    const keys = facility
      ? [facility.id]
      : [...(read.unicode === null ? [] : [numberOf(read.unicode)]), keyOf(cityId, read.kind, read.name)]
    const isSame = (key: string | undefined): key is string => {
      const other = key === undefined ? undefined : listed.get(key)
      return other !== undefined && (other.unicode === null || read.unicode === null || other.unicode === read.unicode)
    }
    const key = keys.map((one) => aliases.get(one)).find(isSame) ?? keys.join(' ')
    for (const one of keys) if (!aliases.has(one)) aliases.set(one, key)
    const first = listed.get(key)
    if (!first) {
      listed.set(key, { ...read, cityId })
      continue
    }
    const merged = merge(first, { ...read, cityId })
    if (typeof merged === 'string') refuse(`repite el lugar de la fila ${first.line} y dice otra cosa: ${merged}`)
    else {
      listed.set(key, merged)
      plan.repeated += 1
    }
  }

  const kinds = new Set<string>()
  const provinces = new Set<string>()
  for (const one of listed.values()) {
    yield
    kinds.add(one.kind)
    const city = cities.get(one.cityId ?? '')
    if (city) provinces.add(realProvince(city.province))
    const before = known.find(one)
    if (!before) {
      plan.added.push({ line: one.line, before: null, after: newFacility(one, city, input), fields: [] })
      continue
    }
    named.add(before.id)
    addExisting(plan, { line: one.line, before, ...changedFacility(before, one, city, input) })
  }

  const hasNumbers = input.rows.some(({ cells }) => (cells.unicode ?? '') !== '')
  for (const facility of input.register) {
    yield
    const city = cities.get(facility.cityId)
    const isInScope =
      kinds.has(facility.kind) &&
      city !== undefined &&
      provinces.has(realProvince(city.province)) &&
      (input.network === '' || facility.network === input.network) &&
      (facility.unicode !== null || !hasNumbers)
    if (!isInScope) continue
    plan.scope.facilities += 1
    if (named.has(facility.id) || facility.status !== 'open') continue
    const after: WrittenFacility = { ...written(facility), status: 'unconfirmed' }
    const planned: PlannedFacility = { line: null, before: facility, after, fields: ['status'] }
    ;(facility.confidence === 'confirmed' ? plan.conflicts : plan.missing).push(planned)
  }
  plan.scope.provinces = [...provinces].sort(compareNames)
  return plan
}

/** What is written when the plan is applied. `decided`: ids of facilities where the list is to win over what an editor said. */
export function writesOf(plan: ImportPlan, decided: ReadonlySet<string>, isComplete: boolean): WrittenFacility[] {
  const conflicts = plan.conflicts.filter(({ line, after }) => decided.has(after.id) && (isComplete || line !== null))
  return [...plan.added, ...plan.changed, ...plan.noted, ...conflicts, ...(isComplete ? plan.missing : [])].map(
    ({ after }) => after,
  )
}

/** Where more than half of its facilities are missing, the list is probably a part of a longer one. */
export function isDoubtful({ missing, scope }: ImportPlan): boolean {
  return missing.length * 2 > scope.facilities
}

/** Puts a facility that the register has where the plan tells it. */
function addExisting(plan: ImportPlan, planned: PlannedFacility & { before: RegisteredFacility }): void {
  const { before, fields } = planned
  if (fields.length === 0) plan.same += 1
  else if (before.status === 'closed') plan.conflicts.push(planned)
  else if (before.confidence === 'confirmed') {
    const isSaid = fields.some((field) => !['sources', 'confidence', 'checkedOn'].includes(field))
    if (isSaid) plan.conflicts.push(planned)
    else plan.same += 1
  } else if (fields.every((field) => field === 'sources')) plan.noted.push(planned)
  else plan.changed.push(planned)
}

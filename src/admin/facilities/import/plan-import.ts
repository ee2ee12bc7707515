import { compareNames } from '@/cities/by-name'
import type { City } from '@/cities/city'
import { realProvince } from '@/cities/provinces'
import type { FacilityFields, RegisteredFacility, WrittenFacility } from '@/data/facility-register'
import type { ImportRow } from './columns'
import { changedFacility, type ListSource, newFacility, written } from './imported-facility'
import { indexRegister } from './match-facility'
import { readList, type UnreadableRow } from './read-list'

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
  unreadable: UnreadableRow[]
  same: number
  /** Rows that say once more what a row before said. */
  repeated: number
  /** What the list is of: how many facilities of the register it could name, and how many it names that cite it as a source already. */
  scope: { provinces: string[]; facilities: number; citing: number }
}

/** The plan, in steps between which something else may happen: the list is read, laid against the register, and what it does not name is found. */
export function* planSteps(input: ImportInput): Generator<void, ImportPlan> {
  const cities = new Map(input.cities.map((city) => [city.id, city]))
  const register = indexRegister(input.register)
  const { facilities, unreadable, repeated, unread } = yield* readList(input.rows, input.cities, register)
  const plan: ImportPlan = {
    added: [],
    changed: [],
    noted: [],
    conflicts: [],
    missing: [],
    unreadable,
    same: 0,
    repeated,
    scope: { provinces: [], facilities: 0, citing: 0 },
  }
  /** Ids of the facilities of the register that the list has. */
  const named = new Set(unread)
  const kinds = new Set<string>()
  const provinces = new Set<string>()
  for (const listed of facilities) {
    yield
    kinds.add(listed.kind)
    const city = cities.get(listed.cityId)
    if (city) provinces.add(realProvince(city.province))
    const before = register.find(listed)
    if (!before) {
      plan.added.push({ line: listed.line, before: null, after: newFacility(listed, city, input), fields: [] })
      continue
    }
    named.add(before.id)
    addExisting(plan, { line: listed.line, before, ...changedFacility(before, listed, city, input) })
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
    if (named.has(facility.id) && facility.sources.includes(input.source)) plan.scope.citing += 1
    if (!named.has(facility.id) && facility.status === 'open') addMissing(plan, facility)
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

/**
 * Where more than half of its facilities are missing, the list is probably a part of a longer one. What cites it already does not count:
 * of a part that was applied the register has all, and would say that it is whole.
 */
export function isDoubtful({ missing, scope }: ImportPlan): boolean {
  return missing.length * 2 > scope.facilities - scope.citing
}

/** Whether what the list does not name may be taken for missing, as long as nobody says: not where a row that was not read could name it. */
export function isProbablyWhole(plan: ImportPlan): boolean {
  return plan.unreadable.length === 0 && !isDoubtful(plan)
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

/** Puts a facility that the list should have and has not where the plan tells it: it is open for all we know, but has to be asked about. */
function addMissing(plan: ImportPlan, facility: RegisteredFacility): void {
  const after: WrittenFacility = { ...written(facility), status: 'unconfirmed' }
  const planned: PlannedFacility = { line: null, before: facility, after, fields: ['status'] }
  if (facility.confidence === 'confirmed') plan.conflicts.push(planned)
  else plan.missing.push(planned)
}

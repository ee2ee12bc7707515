import type { City } from '@/cities/city'
import { compareNames } from '@/cities/names/by-name'
import { realProvince } from '@/cities/provinces'
import type { FacilityFields, RegisteredFacility, WrittenFacility } from '@/data/facility-register'
import { changedFacility, type ListSource, newFacility, written } from './imported-facility'
import { indexRegister } from './match-facility'
import type { ImportRow } from './read/import-rows'
import { readList, type UnreadableRow } from './read/read-list'

export type ImportInput = ListSource & {
  register: readonly RegisteredFacility[]
  cities: readonly City[]
  rows: readonly ImportRow[]
}

/** What an import would do to one facility. */
export type PlannedFacility = {
  /** Its line in the file; null for a facility that the file does not name. */
  line: number | null
  /** Null for a new facility. */
  before: RegisteredFacility | null
  after: WrittenFacility
  /** The fields whose values would change; empty for a new facility. */
  fields: (keyof FacilityFields)[]
}

/** What an import of a list would do, and what it cannot read. Nothing is ever deleted. */
export type ImportPlan = {
  added: PlannedFacility[]
  changed: PlannedFacility[]
  /** Facilities that only get the list added to their sources. */
  noted: PlannedFacility[]
  /**
   * Facilities that an editor confirmed or closed and about which the list says otherwise: left as they are unless
   * somebody decides for the list.
   */
  conflicts: PlannedFacility[]
  /** Facilities of the list's own provinces, kinds and network that the list does not name. */
  missing: PlannedFacility[]
  unreadable: UnreadableRow[]
  same: number
  /** How many rows describe the same facility as an earlier row. */
  repeated: number
  /**
   * What the list covers: its provinces, how many facilities of the register it could name, and how many of those that
   * it names cite it as a source already.
   */
  scope: { provinces: string[]; facilities: number; citing: number }
}

/**
 * Makes the plan in steps, between which the caller can let the browser work: reads the list, compares it with the
 * register, and finds the facilities that the list does not name.
 */
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
  /** Ids of the register's facilities that the list names, those of unreadable rows included. */
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

/**
 * Returns the facilities to write when the plan is applied. `decided`: ids of the facilities for which the list wins
 * over the editor. `isComplete`: whether facilities that the list does not name count as missing.
 */
export function writesOf(plan: ImportPlan, decided: ReadonlySet<string>, isComplete: boolean): WrittenFacility[] {
  const conflicts = plan.conflicts.filter(({ line, after }) => decided.has(after.id) && (isComplete || line !== null))
  return [...plan.added, ...plan.changed, ...plan.noted, ...conflicts, ...(isComplete ? plan.missing : [])].map(
    ({ after }) => after,
  )
}

/**
 * Returns whether the list is probably a part of a longer one: more than half of the facilities that it should name are
 * missing. Facilities that cite the list already do not count: after a partial list was applied, all of its facilities
 * cite it and would make it look complete.
 */
export function isDoubtful({ missing, scope }: ImportPlan): boolean {
  return missing.length * 2 > scope.facilities - scope.citing
}

/**
 * Returns whether facilities that the list does not name count as missing as long as the editor has not said so. They
 * do not when the list looks partial, or when a row could not be read, because that row may name one of them.
 */
export function isProbablyWhole(plan: ImportPlan): boolean {
  return plan.unreadable.length === 0 && !isDoubtful(plan)
}

/** Adds a facility that the register has to the list of the plan in which it belongs. */
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

/**
 * Adds a facility that the list should name and does not. It is probably still open, but somebody has to ask: its
 * status becomes `unconfirmed`. A facility that an editor confirmed becomes a conflict.
 */
function addMissing(plan: ImportPlan, facility: RegisteredFacility): void {
  const after: WrittenFacility = { ...written(facility), status: 'unconfirmed' }
  const planned: PlannedFacility = { line: null, before: facility, after, fields: ['status'] }
  if (facility.confidence === 'confirmed') plan.conflicts.push(planned)
  else plan.missing.push(planned)
}

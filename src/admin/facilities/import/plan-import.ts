import { fullUnicode, MOST_SOURCES } from '@/admin/facilities/facility-rules'
import { FIELDS, valueText } from '@/admin/facilities/facility-words'
import { distanceKm, isLocated } from '@/cities/care/distance'
import type { City } from '@/cities/city'
import { groupedBy } from '@/cities/group-cities'
import { normalizeText } from '@/cities/names/normalize-text'
import { realProvince } from '@/cities/provinces'
import type { FacilityFields, RegisteredFacility, WrittenFacility } from '@/data/facility-register'
import { isRowId } from '@/data/request/row-id'
import type { ListField } from './columns'
import { registeredName } from './list-words'
import { type Choice, type ListRow, readPlace, UnusableRow } from './read-place'
import type { Table } from './read-table'
import { townFinder } from './town-finder'

export type ImportInput = {
  table: Table
  register: readonly RegisteredFacility[]
  cities: readonly City[]
  /** The list's key among the sources, and its year; null when the date of the source is not just a year. */
  source: string
  sourceYear: string | null
  /** `2026-11-22`. */
  today: string
  newId: () => string
}

/** What an import does to one place. `line`: null for a place that the file does not name. */
export type PlannedPlace = {
  line: number | null
  before: RegisteredFacility
  after: WrittenFacility
  /** The fields whose values change. */
  fields: (keyof FacilityFields)[]
}

/** What somebody has to decide about all rows for which the same reason holds; until then they change nothing. */
type Question = {
  reason: string
  /** The first choice, whose value is empty, changes nothing. */
  choices: readonly Choice[]
  answer: string
  rows: { line: number | null; text: string }[]
}

/** What an import of a list would do, and what it cannot read. Nothing is ever deleted. */
export type ImportPlan = {
  added: PlannedPlace[]
  changed: PlannedPlace[]
  /** Places that only get the list added to their sources. */
  noted: PlannedPlace[]
  questions: Question[]
  unusable: { line: number; reason: string; where: string }[]
  same: number
}

/** Returns the places to write when the plan is applied. */
export function writesOf({ added, changed, noted }: ImportPlan): WrittenFacility[] {
  return [...added, ...changed, ...noted].map(({ after }) => after)
}

/** Thrown for a row that changes nothing until somebody decides about it. */
class LeftOut extends Error {}

/** Returns what the list would change in the register as it is, with the answers given so far, by their reason. */
export function planImport(input: ImportInput, answers: ReadonlyMap<string, string>): ImportPlan {
  const { table, register, newId } = input
  const plan: ImportPlan = { added: [], changed: [], noted: [], questions: [], unusable: [], same: 0 }
  const asked = new Map<string, Question>()
  const ask = (row: Question['rows'][number], reason: string, choices: readonly Choice[]): string => {
    const question = asked.get(reason) ?? { reason, choices, answer: answers.get(reason) ?? '', rows: [] }
    question.rows.push(row)
    asked.set(reason, question)
    if (question.answer === '') throw new LeftOut(reason)
    return question.answer
  }
  const cities = new Map(input.cities.map((city) => [city.id, city]))
  const find = townFinder(input.cities)
  const match = matcher(register)
  const byCity = groupedBy(register, ({ cityId }) => cityId)
  const isCalled = (name: string) => {
    const wanted = normalizeText(name)
    return (facility: RegisteredFacility) => normalizeText(facility.name) === wanted
  }
  /** The line on which each place was named first. */
  const seen = new Map<string, number>()
  const named = new Set<RegisteredFacility>()

  const planRow = ({ line, cells, isTorn }: Table['rows'][number]): void => {
    const columnsOf = (field: ListField) => table.columns.get(field) ?? []
    const cell = (field: ListField): string => {
      const [first, ...more] = columnsOf(field).map((column) => cells[column] ?? '')
      return more.length === 0 ? (first ?? '') : [first, ...more].filter((text) => text !== '').join(' / ')
    }
    if (isTorn) throw new UnusableRow('sus celdas no corresponden a los títulos: revise sus comillas', cells[0])
    const known = match(cell('id'), cell('unicode'))
    if (known.before) named.add(known.before)
    const first = seen.get(known.key)
    if (first) throw new UnusableRow('repiten un lugar que ya está arriba', `que está en la fila ${first}`)
    seen.set(known.key, line)

    const called = known.before?.name ?? cell('name')
    const row: ListRow = {
      ...{ ...known, cell, find, cities },
      header: (field) => table.headers[columnsOf(field)[0] ?? -1] ?? field,
      ask: (reason, choices, detail = '') => ask({ line, text: called + detail }, reason, choices),
    }
    const { before } = known
    if (before) addChange(changed(line, row, input), cell('version'), row.ask)
    else {
      const change = changed(line, row, input)
      const { name, cityId } = change.after
      const choices = [
        ['', 'Dejar fuera'],
        ['nuevo', 'Es otro lugar: agregarlo'],
      ] as const
      if (byCity.get(cityId)?.some(isCalled(name)))
        row.ask('el registro ya tiene en ese cantón un lugar de ese nombre', choices)
      plan.added.push({ ...change, after: { ...change.after, id: newId(), version: newId() } })
    }
  }

  /** Adds a change, unless an editor has said otherwise since the export, or has confirmed the place in person. */
  const addChange = (change: PlannedPlace, version: string, askAbout: ListRow['ask']) => {
    const { before, after, fields } = change
    if (fields.length === 0) plan.same += 1
    else if (fields.every((field) => field === 'sources')) plan.noted.push(change)
    else {
      const choices = [
        ['', 'Dejar lo del registro'],
        ['lista', 'Usar lo de la lista'],
      ] as const
      const isConfirmed = version === '' && before.confidence === 'confirmed'
      if (version !== '' && version !== before.version)
        askAbout('el lugar cambió después de la exportación', choices, `: ${describe(change)}`)
      if (isConfirmed) askAbout('un editor lo confirmó, y la lista dice otra cosa', choices, `: ${describe(change)}`)
      plan.changed.push(isConfirmed ? { ...change, after: { ...after, confidence: 'official' } } : change)
    }
  }

  for (const row of table.rows) trying(row.line, () => planRow(row))
  for (const before of missingFrom(named, input))
    trying(0, () => {
      const choices = [
        ['', 'Dejarlo como está'],
        ['duda', 'La lista está completa: ponerlo «en duda»'],
      ] as const
      ask({ line: null, text: before.name }, 'está en el registro, y la lista no lo nombra', choices)
      plan.changed.push({
        line: null,
        before,
        after: { ...withoutNotes(before), status: 'unconfirmed' },
        fields: ['status'],
      })
    })
  plan.questions = [...asked.values()]
  return plan

  function trying(line: number, work: () => void): void {
    try {
      work()
    } catch (error) {
      if (error instanceof UnusableRow) plan.unusable.push({ line, reason: error.message, where: error.where })
      else if (!(error instanceof LeftOut)) throw error
    }
  }
}

/**
 * Returns a function that finds the place of a row by its id or the ministry's number, never by its name. `key` is the
 * same for all rows about one place.
 */
function matcher(register: readonly RegisteredFacility[]) {
  const byId = new Map(register.map((facility) => [facility.id, facility]))
  const byUnicode = new Map(register.map((facility) => [facility.unicode && fullUnicode(facility.unicode), facility]))
  return (written: string, digits: string): Pick<ListRow, 'before' | 'isExport'> & { key: string } => {
    const unicode = digits === '' ? '' : fullUnicode(digits)
    const numbered = digits === '' ? undefined : byUnicode.get(unicode)
    // Lists often number their rows in a column of that name.
    const id = /^\d*$/.test(written) ? undefined : written.toLowerCase()
    if (id === undefined) {
      if (digits === '') throw new UnusableRow('no tiene unicódigo ni id: agregue el lugar a mano, o busque su id')
      return { before: numbered, isExport: false, key: numbered?.id ?? unicode }
    }
    const before = byId.get(id)
    if (!before)
      throw new UnusableRow(isRowId(id) ? 'el registro no tiene ningún lugar con ese id' : 'el id está incompleto')
    if (numbered && numbered !== before) throw new UnusableRow(`el unicódigo es de otro lugar: ${numbered.name}`)
    return { before, isExport: true, key: id }
  }
}

/** A place of which nothing is known yet: what a list says of a new one are its changes. */
const UNKNOWN: RegisteredFacility = {
  ...{ id: '', version: '', name: '', cityId: '', kind: 'centro', checkedOn: '', sources: [], maternity: false },
  ...{ specialty: null, network: null, level: null, unicode: null, address: null, addressYear: null, latitude: null },
  ...{ longitude: null, attendsEmergencies: null, hours: null, displayName: null, inTown: null },
  ...{ confidence: 'official', status: 'open' },
}

/** Returns the place with the changes that a row makes. What the row does not say stays. */
function changed(line: number, row: ListRow, input: ImportInput): PlannedPlace {
  const { cell, isExport, before = UNKNOWN } = row
  if (before === UNKNOWN && (cell('name') === '' || cell('kind') === ''))
    throw new UnusableRow('es un lugar nuevo sin nombre o sin tipo', cell('name'))
  const { city, ...said } = readPlace(row)
  const was = withoutNotes(before)
  const after: WrittenFacility = { ...was, ...said }
  if (said.name !== undefined && !isExport) after.name = registeredName(said.name, after.kind)
  if (after.kind !== 'hospital') after.level = after.specialty = null
  // The year of the address is that of whoever gave it.
  if (said.address !== undefined && said.addressYear === undefined) after.addressYear = input.sourceYear
  // A list that was applied, and comes again, has the year of the address that it replaced.
  const isLater = cell('version') !== before.version && after.address === before.address
  if (isLater && (after.addressYear ?? '') < (before.addressYear ?? '')) after.addressYear = before.addressYear
  if (!isExport && before.confidence !== 'confirmed') after.confidence = 'official'
  // In the same town, what is stored stays unless the new point gives another result than the old one.
  const inTown = inTownOf(city, after)
  if (city.id !== before.cityId || (inTown !== null && inTown !== inTownOf(city, before))) after.inTown = inTown
  const fields = () => COMPARED.filter((field) => after[field] !== was[field])
  const isChanged = fields().length > 0
  if (isChanged) after.checkedOn = input.today
  // An export is no source for what it leaves as it was.
  const isNoted = before.sources.includes(input.source) || before.sources.length >= MOST_SOURCES
  if (!isNoted && (!isExport || isChanged)) after.sources = [...before.sources, input.source]
  return { line, before, after, fields: fields() }
}

/** The fields that an import compares: all but what editors note. */
const COMPARED = FIELDS.flatMap(([field]) => (field === 'note' || field === 'phone' ? [] : [field]))

/** Returns the place without the fields that are for editors alone, which an import leaves as they are. */
function withoutNotes({ note: _, phone: __, checkedBy: ___, ...place }: RegisteredFacility): WrittenFacility {
  return place
}

/**
 * Returns whether a place lies in the town, by the register's rule (supabase/SOURCES.md): within 3 km of the town's
 * point, 10 km where more than 150,000 people live. Null when one of the points is unknown.
 */
function inTownOf(city: City, place: Pick<WrittenFacility, 'latitude' | 'longitude'>): boolean | null {
  if (!isLocated(city) || !isLocated(place)) return null
  return distanceKm(city, place) <= (city.population > 150_000 ? 10 : 3)
}

/** Returns the changes of a place in words: «Horario: 8:00 a 17:00 → 8:00 a 12:00». */
function describe({ before, after, fields }: PlannedPlace): string {
  const shown = FIELDS.filter(([field]) => fields.includes(field) && field !== 'sources' && field !== 'checkedOn')
  const change = (field: keyof FacilityFields) => `${valueText(field, before) || '—'} → ${valueText(field, after)}`
  return shown.map(([field, label]) => `${label}: ${change(field)}`).join('; ')
}

/**
 * Returns the open places that a list would name if it were complete: with a number, of the provinces, kinds and
 * networks of those that it names. An export names only what somebody chose.
 */
function missingFrom(named: ReadonlySet<RegisteredFacility>, { register, cities, table }: ImportInput) {
  if (table.columns.has('version')) return []
  const provinces = new Map(cities.map(({ id, province }) => [id, realProvince(province)]))
  const scopeOf = ({ cityId, kind, network }: RegisteredFacility) => [provinces.get(cityId), kind, network].join('|')
  const scopes = new Set([...named].map(scopeOf))
  const isExpected = ({ unicode, status, confidence }: RegisteredFacility) =>
    unicode !== null && status === 'open' && confidence !== 'confirmed'
  return register.filter((place) => isExpected(place) && scopes.has(scopeOf(place)) && !named.has(place))
}

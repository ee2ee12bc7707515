import { fullUnicode, LONGEST } from '@/admin/facilities/facility-rules'
import { cityName, EMERGENCY_LABELS, KIND_LABELS } from '@/admin/facilities/facility-words'
import { beyondReach } from '@/cities/care/reach'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { EMERGENCY_HOURS, FACILITY_KINDS, isInBoundingBox } from '@/cities/facility'
import { normalizeText } from '@/cities/names/normalize-text'
import { isPlainText } from '@/cities/plain-text'
import type { FacilityFields, RegisteredFacility } from '@/data/facility-register'
import type { ListField } from './columns'
import { hasNewWord, networkOf, readEmergencies, readKind, readStatus } from './list-words'
import type { TownFinder } from './town-finder'

/** Thrown for a row that nobody can use. `where`: what it says in which column. */
export class UnusableRow extends Error {
  override name = 'UnusableRow'
  constructor(
    reason: string,
    readonly where = '',
  ) {
    super(reason)
  }
}

export type Choice = readonly [value: string, label: string]

/** One row of a list, and what is needed to understand it. */
export type ListRow = {
  /** What the row says about a field, and the header of that column; empty where the list says nothing. */
  cell: (field: ListField) => string
  header: (field: ListField) => string
  /** Whether the row comes from an export: then it says everything exactly as it should be. */
  isExport: boolean
  /** The place that the row is about; undefined for a new one. */
  before: RegisteredFacility | undefined
  /** Asks about the row, and returns the answer to this reason. Throws while the row is left out. */
  ask: (reason: string, choices: readonly Choice[], detail?: string) => string
  find: TownFinder
  cities: ReadonlyMap<string, City>
}

const LEAVE_OUT: Choice = ['', 'Dejar fuera']
const WITHOUT: Choice = ['sin', 'Leer la fila sin ese dato']

/** Returns the city of a row's place, and each field of which the row says something else than the register. */
export function readPlace(row: ListRow): Partial<FacilityFields> & { city: City } {
  const said = { ...readType(row), ...readNumber(row), ...readTexts(row) }
  const city = readCity(row)
  return { ...said, city, cityId: city.id, ...readPoint(row, city), ...readHours(row), ...readState(row) }
}

const TEXTS = ['name', 'displayName', 'hours', 'network', 'address', 'addressYear'] as const

/** Every cell is read as text, formulas included, and no mistake is corrected silently. */
function readTexts({ cell, header, isExport, before }: ListRow): Partial<FacilityFields> {
  const said: Partial<FacilityFields> = {}
  for (const field of TEXTS) {
    const text = field === 'network' ? networkOf(cell(field)) : cell(field)
    if (text === '' || text === before?.[field]) continue
    const where = `columna «${header(field)}»: «${text.slice(0, 60)}»`
    if (text.length > LONGEST[field]) throw new UnusableRow(`tiene más de ${LONGEST[field]} caracteres`, where)
    // The database would refuse it, and with it all places of the same request.
    if (!isPlainText(text)) throw new UnusableRow('hay signos que no se ven o que no se pueden guardar', where)
    const known = before?.[field] ?? ''
    const isSame = isExport ? text === inOneForm(known) : normalizeText(text) === normalizeText(known)
    if (!isSame) said[field] = text
  }
  // Other lists write names in other ways than the register, often without saying more.
  if (!isExport && said.name !== undefined && before && !hasNewWord(said.name, before.name)) delete said.name
  return said
}

function inOneForm(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** Excel drops the zeros in front of a number. */
function readNumber({ cell, header, before }: ListRow): Partial<FacilityFields> {
  const digits = cell('unicode')
  if (digits !== '' && !/^\d{1,7}$/.test(digits))
    throw new UnusableRow('el unicódigo no es un número de 1 a 7 cifras', `columna «${header('unicode')}»: «${digits}»`)
  const isSame = digits === '' || fullUnicode(digits) === fullUnicode(before?.unicode ?? '')
  return isSame ? {} : { unicode: fullUnicode(digits) }
}

// Readers with an alarm sign are sent to hospitals: which place is one is said in its own form.
const KINDS = FACILITY_KINDS.filter((kind) => kind !== 'hospital')

function readType({ cell, isExport, before, ask }: ListRow): Partial<FacilityFields> {
  const type = cell('kind')
  if (type === '' || (isExport && before && KIND_LABELS[before.kind] === type)) return {}
  const said = readKind(type, cell('name'))
  if (!said) {
    const choices = KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const)
    const answer = ask(`el tipo «${type}» no se conoce, o no dice si atiende emergencias`, [LEAVE_OUT, ...choices])
    const chosen = KINDS.find((kind) => kind === answer)
    return chosen ? { kind: chosen } : {}
  }
  // A «centro de salud» without a letter, or a hospital that is «especializado», says less than the register.
  const { kind, specialty = null, ...more } = said
  if (kind === 'centro' && before?.kind.startsWith('centro')) return {}
  const isVaguer = specialty === 'otra' && (before?.maternity || (before?.specialty ?? null) !== null)
  if (!before) return { ...said }
  return { kind, ...(more.level && { level: more.level }), ...(specialty && !isVaguer && { specialty }) }
}

function readCity({ cell, before, cities, find, ask }: ListRow): City {
  const [canton, province] = [cell('canton'), cell('province')]
  const known = before && cities.get(before.cityId)
  if (canton === '' && known) return known
  const found = find(canton, province)
  const named = 'city' in found ? found.city : cities.get(ask(found.reason, [LEAVE_OUT, ...found.choices]))
  if (!named) throw new UnusableRow('su cantón ya no está en la lista de ciudades')
  if (!known || named === known) return named
  const [here, there] = [cityName(known), cityName(named)]
  const choices = [LEAVE_OUT, ['registro', `Es ${here}`], ['lista', `Es ${there}`]] as const
  return ask(`el registro dice ${here} y la lista ${there}`, choices) === 'lista' ? named : known
}

/** Returns the point of a row, if it is another one than the register's, and where a place has none in its city. */
function readPoint({ cell, before, ask }: ListRow, city: City): Partial<FacilityFields> {
  const [latitude, longitude] = [cell('latitude'), cell('longitude')]
  const isMoved = before !== undefined && before.cityId !== city.id
  const read = { latitude: degrees(latitude), longitude: degrees(longitude) }
  const problem = latitude + longitude !== '' && pointProblem(read)
  if (problem) ask(problem, [LEAVE_OUT, WITHOUT], `: ${latitude}; ${longitude}`)
  const isSaid = latitude !== '' && !problem
  const isSame = before !== undefined && isNear(before, read)
  const said = isSaid && !isSame ? read : undefined
  const far = beyondReach(citySlug(city), city, said ?? (isMoved ? before : NOWHERE))
  if (!far) return { ...said }
  const reason = `el punto queda lejos de ${cityName(city)}, a más de ${far.reach} km`
  // The database takes no such point either. Where the canton reaches further, `reach.ts` and the database say so.
  ask(reason, [LEAVE_OUT, ['sin', 'Leer la fila sin el punto']], `, a ${far.km} km`)
  return isMoved ? NOWHERE : {}
}

const NOWHERE = { latitude: null, longitude: null }
type Point = { latitude: number; longitude: number }

/** Whether two points are the same, to about a metre. */
function isNear(known: Pick<RegisteredFacility, 'latitude' | 'longitude'>, read: Point): boolean {
  const { latitude, longitude } = known
  if (latitude === null || longitude === null) return false
  return Math.abs(latitude - read.latitude) < 1e-5 && Math.abs(longitude - read.longitude) < 1e-5
}

function pointProblem({ latitude, longitude }: Point): string | undefined {
  if (Number.isNaN(latitude + longitude)) return 'la latitud o la longitud no es un número de grados'
  if (isInBoundingBox(latitude, longitude)) return undefined
  if (isInBoundingBox(longitude, latitude)) return 'la latitud y la longitud están cambiadas de lugar'
  return 'el punto no está en el Ecuador'
}

/** Reads degrees with a decimal comma or a point, and any minus; NaN also for what only a program takes for a number. */
function degrees(text: string): number {
  const number = text.replace(',', '.').replace(/^[−–-]\s*/, '-')
  return /^[+-]?\d{1,3}(\.\d*)?$/.test(number) ? Math.round(Number(number) * 1e6) / 1e6 : Number.NaN
}

function readHours({ cell, ask }: ListRow): Partial<FacilityFields> {
  const text = cell('attendsEmergencies')
  const said = text === '' ? undefined : readEmergencies(text)
  if (said || text === '') return said ? { attendsEmergencies: said } : {}
  const choices = EMERGENCY_HOURS.map((one) => [one, EMERGENCY_LABELS[one]] as const)
  const reason = `«${text}» no dice si atiende emergencias también de noche`
  const answer = ask(reason, [LEAVE_OUT, WITHOUT, ...choices])
  const chosen = EMERGENCY_HOURS.find((one) => one === answer)
  return chosen ? { attendsEmergencies: chosen } : {}
}

/** No place closes, and no closed one opens, without being asked. */
function readState({ cell, isExport, before, ask }: ListRow): Partial<FacilityFields> {
  const text = cell('status')
  let said = text === '' ? undefined : readStatus(text)
  if (text !== '' && !said) {
    const choices = [LEAVE_OUT, WITHOUT, ['closed', 'Está cerrado']] as const
    if (ask(`no se sabe si «${text}» es abierto o cerrado`, choices) === 'closed') said = 'closed'
  }
  const wasClosed = before?.status === 'closed'
  if (said === 'closed' && !before) throw new UnusableRow('dice que está cerrado, y el registro no lo tiene')
  if (said === 'closed' && !wasClosed) ask('dice que está cerrado', [LEAVE_OUT, ['closed', 'Marcar como cerrado']])
  if (said === undefined && isExport) return {}
  if (wasClosed && said !== 'closed')
    ask('está cerrado en el registro, y la lista lo nombra', [
      ['', 'Dejar cerrado'],
      ['open', 'Volver a abrirlo'],
    ])
  // A list of the ministry names what is open.
  return { status: said ?? 'open' }
}

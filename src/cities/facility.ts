import { isRecord, readNumber, readText } from './stored-value'

/**
 * A public place of care. Rows of the table `facilities` become a `Facility` here and nowhere else. Both spellings of a
 * field are accepted (`inTown`, `in_town`), and the «yes» of the register's CSV file counts as true.
 */
export type Facility = {
  id: string
  name: string
  kind: FacilityKind
  /** Set for a hospital that treats only certain patients (children, for instance); null for any other facility. */
  specialty: string | null
  maternity: boolean
  /** The body that runs it: «MSP», «IESS»…; null when no source says it. */
  network: string | null
  /** For a hospital: `basico`, `general` or `especialidades`; null when no source says it. */
  level: string | null
  address: string | null
  /** Year of the source that gave the address. */
  addressYear: string | null
  /** Degrees, WGS 84, of the facility itself; both or neither. */
  latitude: number | null
  longitude: number | null
  /** Whether it attends emergencies, according to whoever was asked; null where nobody was: its kind decides then. */
  attendsEmergencies: EmergencyHours | null
  /** When it is open, as it is shown: «lunes a viernes, 8:00 a 17:00»; null when unknown. */
  hours: string | null
  /** What readers see instead of `name`, where the register has no proper name («N. 9»). */
  displayName: string | null
  /** Whether it lies in the capital of the canton itself; null when unknown. */
  inTown: boolean | null
  confidence: Confidence
  status: FacilityStatus
  /** Keys of `"facilitySources"`. */
  sources: string[]
  /**
   * The year of its newest source («2011», «2014 aprox.», «sin fecha») where that is too old to be relied on; null
   * otherwise. Follows from `sources` (src/cities/care/outdated-sources.ts), and is no column of the table.
   */
  outdatedSource: string | null
  /** The day on which somebody last looked at its sources: `2026-11-21`; null when unknown. */
  checkedOn: string | null
  /** The day on which something that readers see of it last changed; null when unknown. */
  changedOn: string | null
}

export const FACILITY_KINDS = ['hospital', 'centro-c', 'centro-b', 'centro-a', 'centro', 'puesto'] as const
type FacilityKind = (typeof FACILITY_KINDS)[number]

export const CONFIDENCES = ['confirmed', 'official', 'press', 'weak'] as const
type Confidence = (typeof CONFIDENCES)[number]

export const FACILITY_STATUSES = ['open', 'unconfirmed', 'closed'] as const
type FacilityStatus = (typeof FACILITY_STATUSES)[number]

/** Whether a facility attends emergencies: day and night, only by day, or not at all. */
export const EMERGENCY_HOURS = ['always', 'by-day', 'no'] as const
type EmergencyHours = (typeof EMERGENCY_HOURS)[number]

/** What a specialised hospital treats. */
export const SPECIALTIES = [
  'pediatria',
  'psiquiatria',
  'infectologia',
  'dermatologia',
  'oncologia',
  'geriatria',
  'otra',
] as const

export const HOSPITAL_LEVELS = ['basico', 'general', 'especialidades'] as const

/** Thrown by `parseFacility` for a row that cannot be parsed as a facility. Its message is shown to editors. */
export class InvalidFacility extends Error {
  override name = 'InvalidFacility'
}

/**
 * Parses a row. Throws `InvalidFacility` when the row could send somebody to a wrong place: no name, or an unknown
 * kind. A point that is incomplete or not in Ecuador is dropped; any other missing or malformed field gets its default.
 */
export function parseFacility(row: unknown): Facility {
  if (!isRecord(row)) throw new InvalidFacility(`no es una fila: ${typeof row}`)
  const field = (camel: string, snake: string) => row[camel] ?? row[snake]

  const name = readText(row.name)
  if (name === '') throw new InvalidFacility('la fila no tiene nombre')
  const kind = FACILITY_KINDS.find((known) => known === row.kind)
  if (!kind) throw new InvalidFacility(`«${name}»: el tipo «${readText(row.kind)}» no se conoce`)

  return {
    id: readText(row.id) || name,
    name,
    kind,
    specialty: kind === 'hospital' ? readText(row.specialty) || specialtyOf(name) : null,
    maternity: readFlag(row.maternity),
    network: readText(row.network) || null,
    level: readText(row.level) || null,
    address: readText(row.address) || null,
    addressYear: readText(field('addressYear', 'address_year')) || null,
    ...readPoint(row),
    attendsEmergencies: readEmergencyHours(row),
    hours: readText(row.hours) || null,
    displayName: readText(field('displayName', 'display_name')) || null,
    inTown: readInTown(field('inTown', 'in_town')),
    confidence: CONFIDENCES.find((known) => known === row.confidence) ?? 'weak',
    status: FACILITY_STATUSES.find((known) => known === row.status) ?? 'open',
    sources: readSources(row.sources),
    outdatedSource: readText(row.outdatedSource) || null,
    checkedOn: readText(field('checkedOn', 'checked')) || null,
    changedOn: readText(field('changedOn', 'changed_on')) || null,
  }
}

/**
 * Whether somebody with an alarm sign may be sent to a facility. One that is known to close at night is never the answer
 * to an alarm sign, nor is a specialised hospital. Where nobody has asked, hospitals and type C centres attend.
 */
export function attendsEmergencies(facility: Facility): boolean {
  if (facility.status === 'closed' || facility.specialty !== null) return false
  if (facility.attendsEmergencies !== null) return isOpenDayAndNight(facility)
  return facility.kind === 'hospital' || facility.kind === 'centro-c'
}

/** Whether a facility attends everybody's emergencies, but by day only. */
export function attendsByDay(facility: Facility): boolean {
  return facility.attendsEmergencies === 'by-day' && facility.status !== 'closed' && facility.specialty === null
}

/** Whether a source says that a facility attends emergencies day and night; false also where nobody knows. */
export function isOpenDayAndNight(facility: Pick<Facility, 'attendsEmergencies'>): boolean {
  return facility.attendsEmergencies === 'always'
}

/** Whether the key of a source is that of a call to a facility or its district: there is one such source for each year. */
export function isCallKey(key: string): boolean {
  return /^(?:establecimiento|distrito)-telefono-\d{4}$/.test(key)
}

/** The name under which readers see a facility. */
export function shownName({ displayName, name }: Pick<Facility, 'displayName' | 'name'>): string {
  return displayName ?? name
}

/**
 * Whether a reader has to ask before going there: its only source is weak or old, or the ministry's newest list omits
 * it.
 */
export function isToConfirm(facility: Facility): boolean {
  return facility.confidence === 'weak' || facility.status === 'unconfirmed'
}

/** Whether somebody with an alarm sign may go there without asking first. */
export function isSureForEmergencies(facility: Facility): boolean {
  return attendsEmergencies(facility) && !isToConfirm(facility)
}

/** The words by which a specialised hospital is recognised in its name or type, for rows that have no specialty. */
const SPECIALISED = [
  [/pedi[áa]tric|\bdel? ni[ñn]os?\b/i, 'pediatria'],
  [/psiqui[áa]tric/i, 'psiquiatria'],
  [/infectolog|infecciosas/i, 'infectologia'],
  [/dermatol[óo]gic/i, 'dermatologia'],
  [/oncol[óo]gic/i, 'oncologia'],
  [/geri[áa]tric|gerontol/i, 'geriatria'],
] as const

/** A maternity attends women, whatever else its name mentions: «Hospital Gineco Obstétrico Pediátrico». */
const MATERNITY = /obst[ée]tric|matern/i

/** Returns the specialty that a hospital's name or type mentions; null when it mentions none, and for a maternity. */
export function specialtyOf(words: string): (typeof SPECIALISED)[number][1] | null {
  if (MATERNITY.test(words)) return null
  return SPECIALISED.find(([word]) => word.test(words))?.[1] ?? null
}

/** Whether a point may be a facility's: it lies in one of the two boxes around the country. */
export function isInBoundingBox(latitude: number, longitude: number): boolean {
  return BOUNDING_BOXES.some(
    ({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
}

/** Boxes in degrees around the mainland with its coast, and around the Galápagos. */
const BOUNDING_BOXES = [
  { south: -5.05, north: 1.7, west: -81.2, east: -75.1 },
  { south: -1.5, north: 0.8, west: -92.2, east: -89.1 },
]

function readPoint(row: Record<string, unknown>): Pick<Facility, 'latitude' | 'longitude'> {
  const [latitude, longitude] = [readNumber(row.latitude), readNumber(row.longitude)]
  const isKnown = latitude !== undefined && longitude !== undefined && isInBoundingBox(latitude, longitude)
  return isKnown ? { latitude, longitude } : { latitude: null, longitude: null }
}

/** Also reads the column that the register had before, which was true or unknown. */
function readEmergencyHours(row: Record<string, unknown>): EmergencyHours | null {
  const said = EMERGENCY_HOURS.find((known) => known === (row.attendsEmergencies ?? row.attends_emergencies))
  return said ?? (readFlag(row.open24h ?? row.open_24h) ? 'always' : null)
}

function readInTown(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  return value === 'yes' ? true : value === 'no' ? false : null
}

/** Accepts a list of keys, or one text as in the CSV file: `a;b`. */
function readSources(value: unknown): string[] {
  const keys = Array.isArray(value) ? value : readText(value).split(';')
  return keys
    .filter((key) => typeof key === 'string')
    .map((key) => key.trim())
    .filter((key) => key !== '')
}

function readFlag(value: unknown): boolean {
  return value === true || value === 'yes'
}

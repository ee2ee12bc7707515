import { isRecord, readNumber, readText } from './stored-value'

/**
 * A public place of care, as the portal knows it. Rows of the table `facilities` become a `Facility` here and nowhere else. Both
 * spellings of a field are read (`open24h`, `open_24h`), and «yes» of the register's CSV file counts as true.
 */
export type Facility = {
  id: string
  /** The capital of the canton in which it lies; empty where the row came along with its city. */
  cityId: string
  name: string
  kind: FacilityKind
  /** Set for a hospital that is for some patients alone; null where it attends everybody. */
  specialty: string | null
  maternity: boolean
  /** Whose it is: «MSP», «IESS»…; null where no source says it. */
  network: string | null
  /** `basico`, `general` or `especialidades`, of a hospital; null where no source says it. */
  level: string | null
  /** The ministry's number of the establishment. */
  unicode: string | null
  address: string | null
  /** Year of the directory that gave the address. */
  addressYear: string | null
  /** Degrees, WGS 84, of the facility itself; both or neither. */
  latitude: number | null
  longitude: number | null
  /** True where a source says so; false means that nobody knows, never «closed at night». */
  open24h: boolean
  /** Whether it lies in the capital itself; null where nobody said. */
  inTown: boolean | null
  confidence: Confidence
  status: FacilityStatus
  /** Keys of `"facilitySources"`. */
  sources: string[]
  /** The day on which somebody last looked at its sources: `2026-11-21`; null where nobody said. */
  checkedOn: string | null
}

export const FACILITY_KINDS = ['hospital', 'centro-c', 'centro-b', 'centro-a', 'centro', 'puesto'] as const
type FacilityKind = (typeof FACILITY_KINDS)[number]

export const CONFIDENCES = ['confirmed', 'official', 'press', 'weak'] as const
type Confidence = (typeof CONFIDENCES)[number]

export const FACILITY_STATUSES = ['open', 'unconfirmed', 'closed'] as const
type FacilityStatus = (typeof FACILITY_STATUSES)[number]

/** Thrown by `parseFacility` for a row that no facility can be read from; editors read its message. */
export class InvalidFacility extends Error {
  override name = 'InvalidFacility'
}

/**
 * Reads a row. Throws `InvalidFacility` for what could send somebody to a wrong place: no name, an unknown kind. A point that is
 * half given or not in Ecuador is no point; whatever else is missing or malformed is unknown.
 */
export function parseFacility(row: unknown): Facility {
  if (!isRecord(row)) throw new InvalidFacility(`no es una fila: ${typeof row}`)
  const field = (camel: string, snake: string) => row[camel] ?? row[snake]

  const name = readText(row.name)
  if (name === '') throw new InvalidFacility('la fila no tiene nombre')
  const kind = FACILITY_KINDS.find((known) => known === row.kind)
  if (!kind) throw new InvalidFacility(`«${name}»: el tipo «${readText(row.kind)}» no se conoce`)

  return {
    id: readText(row.id) || readText(row.unicode) || name,
    cityId: readText(field('cityId', 'city_id')),
    name,
    kind,
    specialty: kind === 'hospital' ? readText(row.specialty) || specialtyOf(name) : null,
    maternity: readFlag(row.maternity),
    network: readText(row.network) || null,
    level: readText(row.level) || null,
    unicode: readText(row.unicode) || null,
    address: readText(row.address) || null,
    addressYear: readText(field('addressYear', 'address_year')) || null,
    ...readPoint(row),
    open24h: readFlag(field('open24h', 'open_24h')),
    inTown: readInTown(field('inTown', 'in_town')),
    confidence: CONFIDENCES.find((known) => known === row.confidence) ?? 'weak',
    status: FACILITY_STATUSES.find((known) => known === row.status) ?? 'open',
    sources: readSources(row.sources),
    checkedOn: readText(field('checkedOn', 'checked')) || null,
  }
}

/**
 * Whether somebody with an alarm sign may be sent there (design of the register: a hospital that is not a specialised one, a type C
 * centre, or a facility of which a source says that it is open day and night). A specialised hospital is never the answer.
 */
export function attendsEmergencies(facility: Facility): boolean {
  if (facility.status === 'closed' || facility.specialty !== null) return false
  return facility.kind === 'hospital' || facility.kind === 'centro-c' || facility.open24h
}

/** Whether somebody has to ask before going there: its only source is weak or old, or the ministry's newest list does not have it. */
export function isToConfirm(facility: Facility): boolean {
  return facility.confidence === 'weak' || facility.status === 'unconfirmed'
}

/**
 * The order in which facilities are told: general hospitals and maternities, basic hospitals, type C and open day and night, hospitals
 * for some patients alone, type B, type A, the rest. Within that what is sure, then the nearest to the town's centre, then the ministry's
 * before others', and those of the insured last. `km` tells how far a facility is from the centre; undefined where its point is not known.
 */
export function byUse(km: (facility: Facility) => number | undefined): (a: Facility, b: Facility) => number {
  return (a, b) =>
    useRank(a) - useRank(b) ||
    Number(isToConfirm(a)) - Number(isToConfirm(b)) ||
    (km(a) ?? 0) - (km(b) ?? 0) ||
    networkRank(a) - networkRank(b) ||
    Number(b.maternity) - Number(a.maternity) ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
}

function networkRank({ network }: Facility): number {
  if (network === 'MSP') return 0
  return network === 'IESS' ? 2 : 1
}

function useRank(facility: Facility): number {
  const { kind, level, maternity, specialty } = facility
  if (kind === 'hospital' && specialty === null) return level === 'basico' && !maternity ? 1 : 0
  if (attendsEmergencies(facility)) return 2
  return { hospital: 3, 'centro-c': 3, 'centro-b': 4, 'centro-a': 5, centro: 6, puesto: 6 }[kind]
}

/** Hospitals for some patients alone, as their names and types say it: for rows that do not name a specialty. */
const SPECIALISED = [
  [/pedi[áa]tric|\bdel? ni[ñn]os?\b/i, 'pediatria'],
  [/psiqui[áa]tric/i, 'psiquiatria'],
  [/infectolog|infecciosas/i, 'infectologia'],
  [/dermatol[óo]gic/i, 'dermatologia'],
  [/oncol[óo]gic/i, 'oncologia'],
  [/geri[áa]tric|gerontol/i, 'geriatria'],
] as const

/** For whom alone a hospital is, as these words about it say; null where they do not say it. */
export function specialtyOf(words: string): (typeof SPECIALISED)[number][1] | null {
  return SPECIALISED.find(([word]) => word.test(words))?.[1] ?? null
}

/** Whether a point can be that of a facility. */
export function isInEcuador(latitude: number, longitude: number): boolean {
  return ECUADOR.some(
    ({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
}

/** The mainland with its coast, or the Galápagos, in degrees. */
const ECUADOR = [
  { south: -5.05, north: 1.7, west: -81.2, east: -75.1 },
  { south: -1.5, north: 0.8, west: -92.2, east: -89.1 },
]

function readPoint(row: Record<string, unknown>): Pick<Facility, 'latitude' | 'longitude'> {
  const [latitude, longitude] = [readNumber(row.latitude), readNumber(row.longitude)]
  const isKnown = latitude !== undefined && longitude !== undefined && isInEcuador(latitude, longitude)
  return isKnown ? { latitude, longitude } : { latitude: null, longitude: null }
}

function readInTown(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  return value === 'yes' ? true : value === 'no' ? false : null
}

/** A list of keys, or the CSV file's `a;b`. */
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

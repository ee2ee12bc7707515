import * as v from 'valibot'
import { FORMULA, fullUnicode, LONGEST, MOST_SOURCES, UNICODE, UNSEEN } from '@/admin/facilities/facility-rules'
import type { Point } from '@/cities/care/distance'
import { beyondReach } from '@/cities/care/reach'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import {
  CONFIDENCES,
  EMERGENCY_HOURS,
  FACILITY_KINDS,
  FACILITY_STATUSES,
  HOSPITAL_LEVELS,
  isInBoundingBox,
  SPECIALTIES,
} from '@/cities/facility'
import { isPlainText } from '@/cities/plain-text'
import type { FacilitySource } from '@/data/facilities'
import type { FacilityFields, RegisteredFacility } from '@/data/facility-register'

const text = v.optional(v.string(), '')
const isTicked = v.optional(v.boolean(), false)

/**
 * The content of a facility's form, without the note, with the defaults of a new facility. Most values stay text, as
 * typed, until `readFacility` reads them.
 */
export const typedFields = v.object({
  name: text,
  cityId: text,
  kind: v.optional(v.picklist(FACILITY_KINDS), 'centro'),
  level: text,
  specialty: text,
  maternity: isTicked,
  network: text,
  unicode: text,
  address: text,
  addressYear: text,
  latitude: text,
  longitude: text,
  attendsEmergencies: v.optional(v.picklist(['', ...EMERGENCY_HOURS]), ''),
  hours: text,
  displayName: text,
  inTown: v.optional(v.picklist(['', 'si', 'no']), ''),
  confidence: v.optional(v.picklist(CONFIDENCES), 'weak'),
  status: v.optional(v.picklist(FACILITY_STATUSES), 'open'),
  sources: v.optional(v.array(v.string()), () => []),
})

/** What editors note of a facility; undefined for users who may not read it. */
export type PrivateTyped = { note: string | undefined; phone: string | undefined }

/** The content of a facility's form. */
export type TypedFacility = v.InferOutput<typeof typedFields> & PrivateTyped

export type TypedField = keyof TypedFacility

/** Why fields cannot be saved, by field; shown beside each one. */
export type FacilityProblems = Partial<Record<TypedField, string>>

/** Returns the form of a new facility, empty but for the town. */
export function emptyFacility(cityId: string, signedIn: boolean): TypedFacility {
  const empty = signedIn ? '' : undefined
  return { ...v.parse(typedFields, { cityId }), note: empty, phone: empty }
}

/** Returns a facility as its form shows it, with unknown values left empty. */
export function typedFacility(facility: RegisteredFacility): TypedFacility {
  const { latitude, longitude, inTown, note, phone, ...others } = facility
  const known = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null))
  return {
    ...v.parse(typedFields, known),
    latitude: String(latitude ?? ''),
    longitude: String(longitude ?? ''),
    inTown: inTown === null ? '' : inTown ? 'si' : 'no',
    note: note === undefined ? undefined : (note ?? ''),
    phone: phone === undefined ? undefined : (phone ?? ''),
  }
}

type ReadFacility = Omit<FacilityFields, 'checkedOn'>

/** Returns the fields to save, read from the content of the form, or the problems that prevent saving. */
export function readFacility(
  typed: TypedFacility,
  cities: readonly City[],
): { fields: ReadFacility } | { problems: FacilityProblems } {
  const problems = problemsOf(typed, cities)
  if (Object.keys(problems).length > 0) return { problems }
  const isHospital = typed.kind === 'hospital'
  const { note, phone } = typed
  return {
    fields: {
      name: words(typed.name),
      cityId: typed.cityId,
      kind: typed.kind,
      level: isHospital ? (HOSPITAL_LEVELS.find((level) => level === typed.level) ?? null) : null,
      specialty: isHospital ? (SPECIALTIES.find((one) => one === typed.specialty) ?? null) : null,
      maternity: typed.maternity,
      network: words(typed.network) || null,
      unicode: typed.unicode.trim() === '' ? null : fullUnicode(typed.unicode.trim()),
      address: words(typed.address) || null,
      addressYear: words(typed.addressYear) || null,
      latitude: degrees(typed.latitude),
      longitude: degrees(typed.longitude),
      attendsEmergencies: typed.attendsEmergencies || null,
      hours: words(typed.hours) || null,
      displayName: words(typed.displayName) || null,
      inTown: typed.inTown === '' ? null : typed.inTown === 'si',
      confidence: typed.confidence,
      status: typed.status,
      sources: typed.sources,
      ...(note === undefined ? {} : { note: words(note) || null }),
      ...(phone === undefined ? {} : { phone: words(phone) || null }),
    },
  }
}

/** Returns a typed text as it is stored: composed accents, as a list of the ministry has them, and no blanks around. */
function words(text: string): string {
  return text.normalize('NFC').trim()
}

function problemsOf(typed: TypedFacility, cities: readonly City[]): FacilityProblems {
  const problems = pointProblems(typed, cities)
  const name = typed.name.trim()
  if (name === '') problems.name = 'Escriba el nombre del lugar.'
  else if (FORMULA.test(name))
    problems.name =
      'El nombre no puede empezar con «=», «+», «-» ni «@»: una hoja de cálculo lo tomaría por una fórmula.'
  if (typed.cityId === '') problems.cityId = 'Elija la ciudad.'
  if (typed.unicode.trim() !== '' && !UNICODE.test(typed.unicode.trim()))
    problems.unicode = 'El unicódigo tiene hasta 7 cifras, sin letras ni espacios.'
  if (typed.addressYear.trim() !== '' && typed.address.trim() === '')
    problems.addressYear = 'Un año sin dirección no dice nada: escriba la dirección o quite el año.'
  if (typed.sources.length === 0) problems.sources = 'Elija al menos una fuente que nombre este lugar.'
  if (typed.sources.length > MOST_SOURCES)
    problems.sources = `Un lugar puede tener ${MOST_SOURCES} fuentes como máximo: quite alguna.`

  for (const field of ['name', 'displayName', 'hours', 'network', 'address', 'addressYear'] as const) {
    const text = words(typed[field])
    if (text !== '' && !isPlainText(text)) problems[field] ??= 'Hay signos que no se ven o que no se pueden guardar.'
  }
  for (const field of ['note', 'phone'] as const)
    if (UNSEEN.test(words(typed[field] ?? ''))) problems[field] = 'Hay caracteres que no se ven: vuelva a escribirlo.'
  return problems
}

/** Returns what is wrong with the coordinates: at most one problem. */
function pointProblems(typed: TypedFacility, cities: readonly City[]): FacilityProblems {
  const latitude = degrees(typed.latitude)
  const longitude = degrees(typed.longitude)
  if (latitude === null && longitude === null) return {}
  if (latitude === null || longitude === null)
    return { [latitude === null ? 'latitude' : 'longitude']: 'Falta la otra mitad: escriba las dos o ninguna.' }
  if (Number.isNaN(latitude)) return { latitude: 'Escriba grados con decimales: -2,6306.' }
  if (Number.isNaN(longitude)) return { longitude: 'Escriba grados con decimales: -80,3902.' }
  if (isInBoundingBox(latitude, longitude)) return reachProblems(typed.cityId, { latitude, longitude }, cities)
  return {
    latitude: isInBoundingBox(longitude, latitude)
      ? 'La latitud y la longitud están cambiadas de lugar.'
      : 'Ese punto no está en el Ecuador.',
  }
}

function reachProblems(cityId: string, point: Point, cities: readonly City[]): FacilityProblems {
  const city = cities.find(({ id }) => id === cityId)
  const beyond = city && beyondReach(city.slug, city, point)
  if (!beyond) return {}
  return {
    latitude: `Ese punto está a ${beyond.km} km de ${displayName(city)}, y su cantón llega hasta ${beyond.reach} km: corrija el punto o la ciudad. Si no lo sabe, deje vacías la latitud y la longitud.`,
  }
}

/** The fields that no reader may read changed without a source that says so. */
const SOURCED = ['address', 'kind', 'attendsEmergencies', 'hours'] as const satisfies readonly TypedField[]

/** Returns which of the fields that need a source differ from what is stored. */
export function sourcedChanges(typed: TypedFacility, stored: TypedFacility): (typeof SOURCED)[number][] {
  return SOURCED.filter((field) => words(typed[field]) !== words(stored[field]))
}

/** Whether the address is another one, and the point on the map is the one of the address before. */
export function isPointInDoubt(typed: TypedFacility, stored: TypedFacility): boolean {
  const isNewAddress = words(typed.address) !== words(stored.address) && stored.address !== ''
  const isOldPoint = typed.latitude === stored.latitude && typed.longitude === stored.longitude
  return isNewAddress && isOldPoint && stored.latitude !== ''
}

/** Returns the form with a source that says what was changed: the year of a changed address is that of the source. */
export function withSource(
  typed: TypedFacility,
  stored: TypedFacility,
  { key, year }: Pick<FacilitySource, 'key' | 'year'>,
): TypedFacility {
  const isNewAddress = words(typed.address) !== words(stored.address)
  const addressYear = words(typed.address) === '' ? '' : year.slice(0, LONGEST.addressYear)
  return { ...typed, ...(isNewAddress && { addressYear }), sources: [...new Set([...typed.sources, key])] }
}

/**
 * Returns the number that was typed, with a decimal comma or a point; null when nothing was typed, NaN when it is not a
 * number.
 */
function degrees(text: string): number | null {
  // Some lists and phones write a real minus sign.
  const trimmed = text.trim().replace(',', '.').replace('−', '-')
  return trimmed === '' ? null : Number(trimmed)
}

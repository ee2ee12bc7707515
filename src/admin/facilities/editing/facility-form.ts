import * as v from 'valibot'
import { FORMULA, fullUnicode, MOST_SOURCES, UNICODE, UNSEEN } from '@/admin/facilities/facility-rules'
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

/** The content of a facility's form; the note is undefined for users who may not read it. */
export type TypedFacility = v.InferOutput<typeof typedFields> & { note: string | undefined }

export type TypedField = keyof TypedFacility

/** Why fields cannot be saved, by field; shown beside each one. */
export type FacilityProblems = Partial<Record<TypedField, string>>

/** Returns the form of a new facility, empty but for the town. */
export function emptyFacility(cityId: string, signedIn: boolean): TypedFacility {
  return { ...v.parse(typedFields, { cityId }), note: signedIn ? '' : undefined }
}

/** Returns a facility as its form shows it, with unknown values left empty. */
export function typedFacility(facility: RegisteredFacility): TypedFacility {
  const { latitude, longitude, inTown, note, ...others } = facility
  const known = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null))
  return {
    ...v.parse(typedFields, known),
    latitude: String(latitude ?? ''),
    longitude: String(longitude ?? ''),
    inTown: inTown === null ? '' : inTown ? 'si' : 'no',
    note: note === undefined ? undefined : (note ?? ''),
  }
}

type ReadFacility = Omit<FacilityFields, 'checkedOn'>

/** Returns the fields to save, read from the content of the form, or the problems that prevent saving. */
export function readFacility(typed: TypedFacility): { fields: ReadFacility } | { problems: FacilityProblems } {
  const problems = problemsOf(typed)
  if (Object.keys(problems).length > 0) return { problems }
  const isHospital = typed.kind === 'hospital'
  const { note } = typed
  return {
    fields: {
      name: typed.name.trim(),
      cityId: typed.cityId,
      kind: typed.kind,
      level: isHospital ? (HOSPITAL_LEVELS.find((level) => level === typed.level) ?? null) : null,
      specialty: isHospital ? (SPECIALTIES.find((one) => one === typed.specialty) ?? null) : null,
      maternity: typed.maternity,
      network: typed.network.trim() || null,
      unicode: typed.unicode.trim() === '' ? null : fullUnicode(typed.unicode.trim()),
      address: typed.address.trim() || null,
      addressYear: typed.addressYear.trim() || null,
      latitude: degrees(typed.latitude),
      longitude: degrees(typed.longitude),
      attendsEmergencies: typed.attendsEmergencies || null,
      hours: typed.hours.trim() || null,
      displayName: typed.displayName.trim() || null,
      inTown: typed.inTown === '' ? null : typed.inTown === 'si',
      confidence: typed.confidence,
      status: typed.status,
      sources: typed.sources,
      ...(note === undefined ? {} : { note: note.trim() || null }),
    },
  }
}

function problemsOf(typed: TypedFacility): FacilityProblems {
  const problems = pointProblems(typed)
  const name = typed.name.trim()
  if (name === '') problems.name = 'Escriba el nombre del lugar.'
  else if (FORMULA.test(name))
    problems.name =
      'El nombre no puede empezar con «=», «+», «-» ni «@»: una hoja de cálculo lo tomaría por una fórmula.'
  if (typed.cityId === '') problems.cityId = 'Elija la ciudad.'
  if (typed.unicode.trim() !== '' && !UNICODE.test(typed.unicode.trim()))
    problems.unicode = 'El unicódigo tiene de 4 a 7 cifras, sin letras ni espacios.'
  if (typed.addressYear.trim() !== '' && typed.address.trim() === '')
    problems.addressYear = 'Un año sin dirección no dice nada: escriba la dirección o quite el año.'
  if (typed.sources.length === 0) problems.sources = 'Elija al menos una fuente que nombre este lugar.'
  if (typed.sources.length > MOST_SOURCES)
    problems.sources = `Un lugar puede tener ${MOST_SOURCES} fuentes como máximo: quite alguna.`

  for (const field of ['name', 'displayName', 'hours', 'network', 'address', 'addressYear'] as const) {
    const text = typed[field].trim()
    if (text !== '' && !isPlainText(text)) problems[field] ??= 'Hay signos que no se ven o que no se pueden guardar.'
  }
  if (UNSEEN.test(typed.note ?? '')) problems.note = 'Hay caracteres que no se ven: vuelva a escribirlo.'
  return problems
}

/** Returns what is wrong with the coordinates: at most one problem. */
function pointProblems(typed: TypedFacility): FacilityProblems {
  const latitude = degrees(typed.latitude)
  const longitude = degrees(typed.longitude)
  if (latitude === null && longitude === null) return {}
  if (latitude === null || longitude === null)
    return { [latitude === null ? 'latitude' : 'longitude']: 'Falta la otra mitad: escriba las dos o ninguna.' }
  if (Number.isNaN(latitude)) return { latitude: 'Escriba grados con decimales: -2,6306.' }
  if (Number.isNaN(longitude)) return { longitude: 'Escriba grados con decimales: -80,3902.' }
  if (isInBoundingBox(latitude, longitude)) return {}
  return {
    latitude: isInBoundingBox(longitude, latitude)
      ? 'La latitud y la longitud están cambiadas de lugar.'
      : 'Ese punto no está en el Ecuador.',
  }
}

/**
 * Returns the number that was typed, with a decimal comma or a point; null when nothing was typed, NaN when it is not a
 * number.
 */
function degrees(text: string): number | null {
  const trimmed = text.trim().replace(',', '.')
  return trimmed === '' ? null : Number(trimmed)
}

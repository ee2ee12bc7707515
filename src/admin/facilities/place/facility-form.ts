import * as v from 'valibot'
import { FORMULA, UNICODE, UNSEEN } from '@/admin/facilities/place-rules'
import { FACILITY_KINDS, FACILITY_STATUSES, isInEcuador } from '@/cities/facility'
import { LEVELS, type PlaceFields, type RegisterPlace, SPECIALTIES } from '@/data/facility-register'

/** What everybody may type of a place, as it stands in its form. */
export const typedFields = v.object({
  name: v.string(),
  cityId: v.string(),
  kind: v.picklist(FACILITY_KINDS),
  level: v.string(),
  specialty: v.string(),
  maternity: v.boolean(),
  network: v.string(),
  unicode: v.string(),
  address: v.string(),
  addressYear: v.string(),
  latitude: v.string(),
  longitude: v.string(),
  open24h: v.boolean(),
  inTown: v.picklist(['', 'si', 'no']),
  confidence: v.picklist(['official', 'press', 'weak', 'confirmed']),
  status: v.picklist(FACILITY_STATUSES),
  sources: v.array(v.string()),
})

/** A place as it stands in its form; the note is undefined for whoever may not read it. */
export type TypedPlace = v.InferOutput<typeof typedFields> & { note: string | undefined }

export type TypedField = keyof TypedPlace

/** What keeps a field from being saved, for its own place in the form. */
export type PlaceProblems = Partial<Record<TypedField, string>>

/** A new place, of which nothing is known but the town. */
export function emptyPlace(cityId: string, signedIn: boolean): TypedPlace {
  return {
    name: '',
    cityId,
    kind: 'centro',
    level: '',
    specialty: '',
    maternity: false,
    network: '',
    unicode: '',
    address: '',
    addressYear: '',
    latitude: '',
    longitude: '',
    open24h: false,
    inTown: '',
    confidence: 'weak',
    status: 'open',
    sources: [],
    note: signedIn ? '' : undefined,
  }
}

/** A place as its form shows it. */
export function typedPlace(place: RegisterPlace): TypedPlace {
  return {
    name: place.name,
    cityId: place.cityId,
    kind: place.kind,
    level: place.level ?? '',
    specialty: place.specialty ?? '',
    maternity: place.maternity,
    network: place.network ?? '',
    unicode: place.unicode ?? '',
    address: place.address ?? '',
    addressYear: place.addressYear ?? '',
    latitude: String(place.latitude ?? ''),
    longitude: String(place.longitude ?? ''),
    open24h: place.open24h === true,
    inTown: place.inTown === null ? '' : place.inTown ? 'si' : 'no',
    confidence: place.confidence,
    status: place.status,
    sources: place.sources,
    note: place.note === undefined ? undefined : (place.note ?? ''),
  }
}

type ReadPlace = Omit<PlaceFields, 'checkedOn'>

/** What is typed as it would be kept, or what is wrong with it. */
export function readPlace(typed: TypedPlace): { fields: ReadPlace } | { problems: PlaceProblems } {
  const problems = problemsOf(typed)
  if (Object.keys(problems).length > 0) return { problems }
  const isHospital = typed.kind === 'hospital'
  const { note } = typed
  return {
    fields: {
      name: typed.name.trim(),
      cityId: typed.cityId,
      kind: typed.kind,
      level: isHospital ? (LEVELS.find((level) => level === typed.level) ?? null) : null,
      specialty: isHospital ? (SPECIALTIES.find((one) => one === typed.specialty) ?? null) : null,
      maternity: typed.maternity,
      network: typed.network.trim() || null,
      unicode: typed.unicode.trim() || null,
      address: typed.address.trim() || null,
      addressYear: typed.addressYear.trim() || null,
      latitude: degrees(typed.latitude),
      longitude: degrees(typed.longitude),
      open24h: typed.open24h || null,
      inTown: typed.inTown === '' ? null : typed.inTown === 'si',
      confidence: typed.confidence,
      status: typed.status,
      sources: typed.sources,
      ...(note === undefined ? {} : { note: note.trim() || null }),
    },
  }
}

/** The fields that a save has to send: those that say something else than the place does. */
export function changesOf(base: RegisterPlace, fields: Partial<PlaceFields>): Partial<PlaceFields> {
  const now = new Map(Object.entries(base))
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => !isSame(value, now.get(field))))
}

/** A field that somebody else changed while it was open here. */
export type CrossedField = {
  field: TypedField
  was: TypedPlace
  theirs: TypedPlace
  /** Both changed it: what is typed here stays until somebody decides. */
  isBoth: boolean
}

/** What is typed beside what somebody else has saved since: theirs where only they changed a field, what is typed everywhere else. */
export function mergePlace(
  typed: TypedPlace,
  was: TypedPlace,
  theirs: TypedPlace,
): { typed: TypedPlace; crossed: CrossedField[] } {
  const crossed: CrossedField[] = []
  let merged = typed
  for (const field of fieldsOf(theirs)) {
    if (isSame(theirs[field], was[field]) || isSame(theirs[field], typed[field])) continue
    const isBoth = !isSame(typed[field], was[field])
    crossed.push({ field, was, theirs, isBoth })
    if (!isBoth) merged = { ...merged, [field]: theirs[field] }
  }
  return { typed: merged, crossed }
}

/** Whether something is typed that is not saved. */
export function isSamePlace(a: TypedPlace, b: TypedPlace): boolean {
  return fieldsOf(a).every((field) => isSame(a[field], b[field]))
}

function fieldsOf(typed: TypedPlace): TypedField[] {
  const fields: TypedField[] = []
  for (const field in typed) if (isField(field, typed)) fields.push(field)
  return fields
}

function isField(field: string, typed: TypedPlace): field is TypedField {
  return Object.hasOwn(typed, field)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

function problemsOf(typed: TypedPlace): PlaceProblems {
  const problems: PlaceProblems = {}
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
  if (typed.sources.length > 12) problems.sources = 'Un lugar puede tener 12 fuentes como máximo: quite alguna.'

  const latitude = degrees(typed.latitude)
  const longitude = degrees(typed.longitude)
  if ((typed.latitude.trim() === '') !== (typed.longitude.trim() === ''))
    problems[typed.latitude.trim() === '' ? 'latitude' : 'longitude'] =
      'Falta la otra mitad: escriba las dos o ninguna.'
  else if (latitude !== null && Number.isNaN(latitude)) problems.latitude = 'Escriba grados con decimales: -2,6306.'
  else if (longitude !== null && Number.isNaN(longitude)) problems.longitude = 'Escriba grados con decimales: -80,3902.'
  else if (latitude !== null && longitude !== null && !isInEcuador(latitude, longitude))
    problems.latitude = isInEcuador(longitude, latitude)
      ? 'La latitud y la longitud están cambiadas de lugar.'
      : 'Ese punto no está en el Ecuador.'

  for (const field of ['name', 'network', 'address', 'addressYear', 'note'] as const)
    if (UNSEEN.test(typed[field] ?? '')) problems[field] = 'Hay caracteres que no se ven: vuelva a escribirlo.'
  return problems
}

/** Null where nothing is typed, not a number where it is none; a decimal comma counts as well as a point. */
function degrees(text: string): number | null {
  const trimmed = text.trim().replace(',', '.')
  return trimmed === '' ? null : Number(trimmed)
}

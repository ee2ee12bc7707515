import * as v from 'valibot'
import { dayInEcuador } from '@/admin/desk/date-time'
import { FORMULA, fullUnicode, LONGEST, MOST_SOURCES, UNICODE, UNSEEN } from '@/admin/facilities/facility-rules'
import { chosenSource, noSource, readSource } from '@/admin/facilities/source-choice'
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
import { pointIn } from './map-link'

/** The content of a facility's form. Most values stay text, as typed, until `facilitySchema` reads them. */
export const facilityValues = v.object({
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
  /** Latitude and longitude, or an address of a map service that has them. */
  point: v.string(),
  attendsEmergencies: v.picklist(['', ...EMERGENCY_HOURS]),
  hours: v.string(),
  displayName: v.string(),
  inTown: v.picklist(['', 'si', 'no']),
  confidence: v.picklist(CONFIDENCES),
  status: v.picklist(FACILITY_STATUSES),
  sources: v.array(v.string()),
  // What editors note; undefined for users who may not read it.
  note: v.optional(v.string()),
  phone: v.optional(v.string()),
  /** Who says what was changed, or confirms the facility: asked once for all of it. */
  saidBy: chosenSource,
  /** Whether the point on the map still is that of the changed address. */
  samePoint: v.picklist(['', 'si', 'no']),
  /**
   * The id under which the first try may have added a new facility. All tries share it, so that repeating a try whose
   * answer was lost does not add a second one. Empty before the first try: a duplicated tab, which begins with a copy of
   * the draft, adds another facility.
   */
  newId: v.union([v.literal(''), v.pipe(v.string(), v.uuid())]),
})

/** The content of a facility's form. */
export type FacilityValues = v.InferOutput<typeof facilityValues>

/** Returns the form of a new facility, empty but for the town. */
export function emptyFacility(cityId: string, signedIn: boolean): FacilityValues {
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
    point: '',
    attendsEmergencies: '',
    hours: '',
    displayName: '',
    inTown: '',
    confidence: 'weak',
    status: 'open',
    sources: [],
    ...(signedIn && { note: '', phone: '' }),
    saidBy: noSource(),
    samePoint: '',
    newId: '',
  }
}

/** Returns a facility as its form shows it, with unknown values left empty. */
export function formValues(facility: RegisteredFacility): FacilityValues {
  const { latitude, longitude, inTown, note, phone, ...others } = facility
  const known = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null))
  return {
    ...v.parse(facilityValues, { ...emptyFacility('', false), ...known }),
    point: latitude === null ? '' : `${latitude}, ${longitude}`,
    inTown: inTown === null ? '' : inTown ? 'si' : 'no',
    note: note === undefined ? undefined : (note ?? ''),
    phone: phone === undefined ? undefined : (phone ?? ''),
  }
}

/** What a form is read with. */
export type FormContext = {
  cities: readonly City[]
  sources: ReadonlyMap<string, FacilitySource>
  /** The stored values; undefined for a new facility, of which no field is changed. */
  stored: FacilityValues | undefined
  isEditor: boolean
  /** Whether whoever is named as the source confirms the facility today. */
  isConfirming: boolean
  now: Date
}

/** The fields to save, and the source that says so where it has to be added first. */
export type ReadFacility = {
  fields: Omit<FacilityFields, 'checkedOn'>
  newSource: FacilitySource | undefined
}

/** Returns the schema of a facility's form: it refuses with a problem at each field, and reads the fields to save. */
export function facilitySchema(context: FormContext): v.GenericSchema<FacilityValues, ReadFacility> {
  const { cities, sources, stored, isEditor, isConfirming, now } = context
  return v.pipe(
    v.object({ ...facilityValues.entries, ...rules(dayInEcuador(now).slice(0, 4)) }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const refuse = (key: keyof FacilityValues, message: string) =>
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] })

      if (value.addressYear.trim() !== '' && value.address.trim() === '')
        refuse('addressYear', 'Un año sin dirección no dice nada: escriba la dirección o quite el año.')
      const problem = pointProblem(value, cities)
      if (problem) refuse('point', problem)
      if (!isEditor && isForEditors(value.confidence) && value.confidence !== stored?.confidence)
        refuse('confidence', ONLY_EDITORS)
      if (!stored) return
      const said = readSource(value.saidBy, sources)
      if ((isConfirming || sourcedChanges(value, stored).length > 0) && 'problem' in said)
        refuse('saidBy', said.problem ?? 'Elija quién dice lo que cambió: se publica con la fuente.')
      if (isPointInDoubt(value, stored) && value.samePoint === '')
        refuse('samePoint', 'Cambió la dirección: diga si el punto sigue siendo el mismo.')
    }),
    v.transform((typed) => readFacility(typed, context)),
  )
}

/** The rules of single fields. */
function rules(thisYear: string) {
  const plain = v.check(
    (typed: string) => words(typed) === '' || isPlainText(words(typed)),
    'Hay signos que no se ven o que no se pueden guardar.',
  )
  const seen = v.check(
    (typed: string) => !UNSEEN.test(words(typed)),
    'Hay caracteres que no se ven: vuelva a escribirlo.',
  )
  return {
    name: v.pipe(
      v.string(),
      v.check((name) => name.trim() !== '', 'Escriba el nombre del lugar.'),
      v.check(
        (name) => !FORMULA.test(name.trim()),
        'El nombre no puede empezar con «=», «+», «-» ni «@»: una hoja de cálculo lo tomaría por una fórmula.',
      ),
      plain,
    ),
    cityId: v.pipe(v.string(), v.nonEmpty('Elija la ciudad.')),
    unicode: v.pipe(
      v.string(),
      v.check(
        (number) => number.trim() === '' || UNICODE.test(number.trim()),
        'El unicódigo tiene hasta 7 cifras, sin letras ni espacios.',
      ),
    ),
    displayName: v.pipe(v.string(), plain),
    hours: v.pipe(v.string(), plain),
    network: v.pipe(v.string(), plain),
    address: v.pipe(v.string(), plain),
    addressYear: v.pipe(
      v.string(),
      plain,
      v.check((year) => !(Number.parseInt(year, 10) > Number(thisYear)), 'Ese año está en el futuro.'),
    ),
    sources: v.pipe(
      v.array(v.string()),
      v.minLength(1, 'Elija al menos una fuente que nombre este lugar.'),
      v.maxLength(MOST_SOURCES, `Un lugar puede tener ${MOST_SOURCES} fuentes como máximo: quite alguna.`),
    ),
    note: v.optional(v.pipe(v.string(), seen)),
    phone: v.optional(v.pipe(v.string(), seen)),
  }
}

/** Whether only an editor may set this confidence. */
export function isForEditors(confidence: FacilityValues['confidence']): boolean {
  return confidence === 'official' || confidence === 'confirmed'
}

export const ONLY_EDITORS = 'Solo un editor puede marcar un lugar como oficial o confirmado.'

function readFacility(typed: FacilityValues, { stored, sources, isConfirming }: FormContext): ReadFacility {
  const isDoubted = stored !== undefined && isPointInDoubt(typed, stored) && typed.samePoint === 'no'
  const confirmed = isConfirming ? { ...typed, confidence: 'confirmed' as const, status: 'open' as const } : typed
  const placed = isDoubted ? { ...confirmed, point: '' } : confirmed
  // A choice that nothing asks for any more says nothing.
  const isSaid = stored !== undefined && (isConfirming || sourcedChanges(typed, stored).length > 0)
  const said = isSaid ? readSource(typed.saidBy, sources) : { problem: undefined }
  if (!stored || 'problem' in said) return { fields: storedFields(placed), newSource: undefined }
  return {
    fields: storedFields(withSource(placed, stored, said.source)),
    newSource: said.isNew ? said.source : undefined,
  }
}

function storedFields(typed: FacilityValues): ReadFacility['fields'] {
  const isHospital = typed.kind === 'hospital'
  const { note, phone } = typed
  return {
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
    latitude: pointIn(typed.point)?.latitude ?? null,
    longitude: pointIn(typed.point)?.longitude ?? null,
    attendsEmergencies: typed.attendsEmergencies || null,
    hours: words(typed.hours) || null,
    displayName: words(typed.displayName) || null,
    inTown: typed.inTown === '' ? null : typed.inTown === 'si',
    confidence: typed.confidence,
    status: typed.status,
    sources: typed.sources,
    ...(note === undefined ? {} : { note: words(note) || null }),
    ...(phone === undefined ? {} : { phone: words(phone) || null }),
  }
}

/** Returns a typed text as it is stored: composed accents, as a list of the ministry has them, and no blanks around. */
function words(text: string): string {
  return text.normalize('NFC').trim()
}

/** Returns what is wrong with the point. */
function pointProblem({ point: text, cityId }: FacilityValues, cities: readonly City[]): string | undefined {
  if (text.trim() === '') return undefined
  const point = pointIn(text)
  if (!point)
    return 'Pegue un enlace de Google Maps o escriba latitud y longitud: -2,6306, -80,3902. Un enlace corto (maps.app.goo.gl) no dice el punto: ábralo, y copie la dirección que queda arriba.'
  const { latitude, longitude } = point
  if (!isInBoundingBox(latitude, longitude))
    return isInBoundingBox(longitude, latitude)
      ? 'La latitud y la longitud están cambiadas de lugar.'
      : 'Ese punto no está en el Ecuador.'
  const city = cities.find(({ id }) => id === cityId)
  const beyond = city && beyondReach(city.slug, city, point)
  if (!beyond) return undefined
  return `Ese punto está a ${beyond.km} km de ${displayName(city)}, y su cantón llega hasta ${beyond.reach} km: corrija el punto o la ciudad. Si no lo sabe, déjelo vacío.`
}

/** The fields that no reader may read changed without a source that says so. */
const SOURCED = ['address', 'kind', 'attendsEmergencies', 'hours'] as const satisfies readonly (keyof FacilityValues)[]

/** Returns which of the fields that need a source differ from what is stored. */
export function sourcedChanges(typed: FacilityValues, stored: FacilityValues): (typeof SOURCED)[number][] {
  return SOURCED.filter((field) => words(typed[field]) !== words(stored[field]))
}

/** Whether the address is another one, and the point on the map is the one of the address before. */
export function isPointInDoubt(typed: FacilityValues, stored: FacilityValues): boolean {
  const isNewAddress = words(typed.address) !== words(stored.address) && stored.address !== ''
  return isNewAddress && typed.point === stored.point && stored.point !== ''
}

/** Returns the form with a source that says what was changed: the year of a changed address is that of the source. */
function withSource(
  typed: FacilityValues,
  stored: FacilityValues,
  { key, year }: Pick<FacilitySource, 'key' | 'year'>,
): FacilityValues {
  const isNewAddress = words(typed.address) !== words(stored.address)
  const addressYear = words(typed.address) === '' ? '' : year.slice(0, LONGEST.addressYear)
  return { ...typed, ...(isNewAddress && { addressYear }), sources: [...new Set([...typed.sources, key])] }
}

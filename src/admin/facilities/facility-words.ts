import { dateTime } from '@/admin/desk/date-time'
import type { FieldWords } from '@/admin/history/FieldList'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import type { FacilityFields, RecordedFacility, SomeFields } from '@/data/facility-register'
import { longDate } from '@/visitor/city/long-date'

export const KIND_LABELS: Record<FacilityFields['kind'], string> = {
  hospital: 'Hospital',
  'centro-c': 'Centro tipo C',
  'centro-b': 'Centro tipo B',
  'centro-a': 'Centro tipo A',
  centro: 'Centro sin tipo',
  puesto: 'Puesto de salud',
}

export const CONFIDENCE_LABELS: Record<FacilityFields['confidence'], string> = {
  confirmed: 'Confirmado',
  official: 'Oficial',
  press: 'Prensa',
  weak: 'Débil',
}

export const STATUS_LABELS: Record<FacilityFields['status'], string> = {
  open: 'Abierto',
  unconfirmed: 'En duda',
  closed: 'Cerrado',
}

/** Whether a place attends emergencies, in the words of whoever answers the telephone. */
export const EMERGENCY_LABELS: Record<NonNullable<FacilityFields['attendsEmergencies']>, string> = {
  always: 'Sí, las 24 horas',
  'by-day': 'Sí, solo de día',
  no: 'No',
}

export const SPECIALTY_LABELS: Record<NonNullable<FacilityFields['specialty']>, string> = {
  pediatria: 'Niñas y niños',
  psiquiatria: 'Psiquiatría',
  infectologia: 'Infectología',
  dermatologia: 'Dermatología',
  oncologia: 'Oncología',
  geriatria: 'Geriatría',
  otra: 'Otra',
}

export const LEVEL_LABELS: Record<NonNullable<FacilityFields['level']>, string> = {
  basico: 'Básico',
  general: 'General',
  especialidades: 'De especialidades',
}

/**
 * Returns the fields of a facility: the label of each, and a function that returns its value in words, empty when it is
 * unknown.
 */
export function fieldWords(cities: ReadonlyMap<string, City>): FieldWords<RecordedFacility> {
  return [
    ...FIELDS.map(([field, label]) => [label, (place: SomeFields) => valueText(field, place, cities)] as const),
    ['No contestó', ({ unansweredAt }) => (unansweredAt ? dateTime(unansweredAt) : '')],
  ]
}

/**
 * Returns one field in words, for a stored facility or for the content of a form. A value that has no label, because it
 * is no longer in use, is returned as it is.
 */
export function valueText(
  field: keyof FacilityFields,
  facility: { readonly [Field in keyof FacilityFields]?: unknown },
  cities: ReadonlyMap<string, City> = new Map(),
): string {
  const value = facility[field]
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  if (field === 'cityId') return text && cityName(cities.get(text))
  if (field === 'checkedOn') return text && longDate(text)
  return LABELS[field]?.[text] ?? text
}

const LABELS: { readonly [Field in keyof FacilityFields]?: Readonly<Record<string, string>> } = {
  kind: KIND_LABELS,
  specialty: SPECIALTY_LABELS,
  level: LEVEL_LABELS,
  confidence: CONFIDENCE_LABELS,
  status: STATUS_LABELS,
  attendsEmergencies: EMERGENCY_LABELS,
  inTown: { si: 'Sí', no: 'No' },
}

/** Returns «Playas (Guayas)»; a dash for a town that is no longer listed. */
export function cityName(city: City | undefined): string {
  return city ? `${displayName(city)} (${city.province})` : '—'
}

export const FIELDS: readonly (readonly [field: keyof FacilityFields, label: string])[] = [
  ['name', 'Nombre'],
  ['cityId', 'Ciudad'],
  ['displayName', 'Nombre que se muestra'],
  ['attendsEmergencies', 'Atiende emergencias'],
  ['hours', 'Horario'],
  ['kind', 'Tipo'],
  ['level', 'Nivel del hospital'],
  ['specialty', 'Especialidad'],
  ['maternity', 'Maternidad'],
  ['network', 'Red'],
  ['unicode', 'Unicódigo'],
  ['address', 'Dirección'],
  ['addressYear', 'Año de la dirección'],
  ['latitude', 'Latitud'],
  ['longitude', 'Longitud'],
  ['inTown', 'Dentro de la ciudad'],
  ['confidence', 'Confianza'],
  ['status', 'Estado'],
  ['sources', 'Fuentes'],
  ['checkedOn', 'Última revisión'],
  ['phone', 'Teléfono para la mesa'],
  ['note', 'Nota'],
]

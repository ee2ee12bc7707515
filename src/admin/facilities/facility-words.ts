import type { FieldWords } from '@/admin/history/changed-fields'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import type { PlaceFields, SomeFields } from '@/data/facility-register'

export const KIND_LABELS: Record<PlaceFields['kind'], string> = {
  hospital: 'Hospital',
  'centro-c': 'Centro tipo C',
  'centro-b': 'Centro tipo B',
  'centro-a': 'Centro tipo A',
  centro: 'Centro sin tipo',
  puesto: 'Puesto de salud',
}

export const CONFIDENCE_LABELS: Record<PlaceFields['confidence'], string> = {
  confirmed: 'Confirmado',
  official: 'Oficial',
  press: 'Prensa',
  weak: 'Débil',
}

export const STATUS_LABELS: Record<PlaceFields['status'], string> = {
  open: 'Abierto',
  unconfirmed: 'Por confirmar',
  closed: 'Cerrado',
}

export const SPECIALTY_LABELS: Record<NonNullable<PlaceFields['specialty']>, string> = {
  pediatria: 'Niñas y niños',
  psiquiatria: 'Psiquiatría',
  infectologia: 'Infectología',
  dermatologia: 'Dermatología',
  oncologia: 'Oncología',
  geriatria: 'Geriatría',
  otra: 'Otra',
}

export const LEVEL_LABELS: Record<NonNullable<PlaceFields['level']>, string> = {
  basico: 'Básico',
  general: 'General',
  especialidades: 'De especialidades',
}

/** The fields of a place as the desk names them, each with its value in words; empty where nobody knows it. */
export function fieldWords(cities: ReadonlyMap<string, City>): FieldWords<SomeFields> {
  return FIELDS.map(([field, label]) => [label, (place) => valueText(field, place, cities)])
}

/** One field in words. */
export function valueText(field: keyof PlaceFields, place: SomeFields, cities: ReadonlyMap<string, City>): string {
  const { cityId, kind, specialty, level, confidence, status } = place
  if (field === 'cityId') return cityId ? cityName(cities.get(cityId)) : ''
  if (field === 'kind') return kind ? KIND_LABELS[kind] : ''
  if (field === 'specialty') return specialty ? SPECIALTY_LABELS[specialty] : ''
  if (field === 'level') return level ? LEVEL_LABELS[level] : ''
  if (field === 'confidence') return confidence ? CONFIDENCE_LABELS[confidence] : ''
  if (field === 'status') return status ? STATUS_LABELS[status] : ''
  const value = place[field]
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/** «Playas (Guayas)»; a dash for a town that is no longer listed. */
export function cityName(city: City | undefined): string {
  return city ? `${displayName(city)} (${city.province})` : '—'
}

export const FIELDS: readonly (readonly [field: keyof PlaceFields, label: string])[] = [
  ['name', 'Nombre'],
  ['cityId', 'Ciudad'],
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
  ['open24h', 'Atiende las 24 horas'],
  ['inTown', 'Dentro de la ciudad'],
  ['confidence', 'Confianza'],
  ['status', 'Estado'],
  ['sources', 'Fuentes'],
  ['checkedOn', 'Última revisión'],
  ['note', 'Nota'],
]

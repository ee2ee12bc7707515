import type { FacilityFields } from '@/data/revisions'
import type { FieldWords } from './changed-fields'

/** What the history tells of a place of care. `townName` says a town by its id. */
export function facilityWords(townName: (cityId: string) => string): FieldWords<FacilityFields> {
  return [
    ['Nombre', ({ name }) => name ?? ''],
    ['Ciudad', ({ cityId }) => (cityId === undefined ? '' : townName(cityId))],
    ['Tipo', ({ kind }) => (kind ? KINDS[kind] : '')],
    ['Nivel del hospital', ({ level }) => (level ? (LEVELS[level] ?? level) : '')],
    ['Especialidad', ({ specialty }) => (specialty ? (SPECIALTIES[specialty] ?? specialty) : '')],
    ['Maternidad', ({ maternity }) => yesOrNo(maternity)],
    ['Red', ({ network }) => network ?? ''],
    ['Unicódigo', ({ unicode }) => unicode ?? ''],
    ['Dirección', ({ address }) => address ?? ''],
    ['Año de la dirección', ({ addressYear }) => addressYear ?? ''],
    ['Latitud', ({ latitude }) => String(latitude ?? '')],
    ['Longitud', ({ longitude }) => String(longitude ?? '')],
    ['Atiende las 24 horas', ({ open24h }) => yesOrNo(open24h)],
    ['Dentro de la ciudad', ({ inTown }) => yesOrNo(inTown)],
    ['Confianza', ({ confidence }) => (confidence ? (CONFIDENCES[confidence] ?? confidence) : '')],
    ['Estado', ({ status }) => (status ? STATUSES[status] : '')],
    ['Fuentes', ({ sources }) => sources?.join(', ') ?? ''],
    ['Nota', ({ note }) => note ?? ''],
    ['Última revisión', ({ checkedOn }) => checkedOn ?? ''],
  ]
}

function yesOrNo(value: boolean | null | undefined): string {
  if (typeof value !== 'boolean') return ''
  return value ? 'Sí' : 'No'
}

const KINDS: Record<NonNullable<FacilityFields['kind']>, string> = {
  hospital: 'Hospital',
  'centro-c': 'Centro tipo C',
  'centro-b': 'Centro tipo B',
  'centro-a': 'Centro tipo A',
  centro: 'Centro sin tipo',
  puesto: 'Puesto de salud',
}

const STATUSES: Record<NonNullable<FacilityFields['status']>, string> = {
  open: 'Abierto',
  unconfirmed: 'Por confirmar',
  closed: 'Cerrado',
}

const CONFIDENCES: Record<string, string> = {
  confirmed: 'Confirmado',
  official: 'Oficial',
  press: 'Prensa',
  weak: 'Débil',
}

const LEVELS: Record<string, string> = { basico: 'Básico', general: 'General', especialidades: 'De especialidades' }

const SPECIALTIES: Record<string, string> = {
  pediatria: 'Niñas y niños',
  psiquiatria: 'Psiquiatría',
  infectologia: 'Infectología',
  dermatologia: 'Dermatología',
  oncologia: 'Oncología',
  geriatria: 'Geriatría',
  otra: 'Otra',
}

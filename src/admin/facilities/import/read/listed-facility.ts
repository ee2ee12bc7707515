import { FORMULA, fullUnicode, LONGEST, UNICODE, UNSEEN } from '@/admin/facilities/facility-rules'
import { isInBoundingBox, specialtyOf } from '@/cities/facility'
import { normalizeText } from '@/cities/names/normalize-text'
import type { FacilityFields } from '@/data/facility-register'
import { capitalized } from '@/generator/spanish'
import type { ImportRow } from './import-rows'
import type { TownFinder } from './town-finder'

/** A facility as a row of a list describes it; a field is null when the list says nothing about it. */
export type ListedFacility = {
  line: number
  /** As the list spells it. */
  listedName: string
  /** As the register would call it. */
  name: string
  kind: FacilityFields['kind']
  level: FacilityFields['level']
  specialty: FacilityFields['specialty']
  maternity: boolean
  unicode: string | null
  cityId: string | null
  address: string | null
  latitude: number | null
  longitude: number | null
  network: string | null
}

/**
 * Reads a row, or returns the reason why it cannot be read. Every cell is read as text, formulas included, and no
 * mistake is corrected silently.
 */
export function readRow(row: ImportRow, towns: TownFinder): ListedFacility | { reason: string } {
  const cell = (field: keyof ImportRow['cells']) => row.cells[field] ?? ''
  if (row.holdsOthers)
    return { reason: 'una celda tiene varias líneas, como si otras filas estuvieran dentro: revise sus comillas' }
  if (row.isTooLong)
    return { reason: 'tiene más celdas que títulos: revise sus comillas, o dé un título a cada columna' }
  const listedName = cell('name')
  if (listedName === '') return { reason: 'no tiene nombre' }
  for (const [field, label] of TEXTS) {
    if (UNSEEN.test(cell(field))) return { reason: `${label} tiene caracteres que no se ven o varias líneas` }
    if (cell(field).length > LONGEST[field]) return { reason: `${label} tiene más de ${LONGEST[field]} caracteres` }
  }
  if (FORMULA.test(listedName))
    return { reason: 'el nombre parece una fórmula de hoja de cálculo: se toma como texto y no sirve de nombre' }
  const what = readKind(cell('kind'), listedName)
  if ('reason' in what) return what
  const unicode = cell('unicode')
  if (unicode !== '' && !UNICODE.test(unicode))
    return { reason: `el unicódigo «${shortened(unicode)}» no tiene de 4 a 7 cifras` }
  const point = readPoint(cell('latitude'), cell('longitude'))
  if ('reason' in point) return point
  const town = towns(cell('city'), cell('province'))
  if (town === 'several') return { reason: `hay más de una ciudad «${shortened(cell('city'))}»: falta la provincia` }
  const name = nameOf(listedName, what.kind)
  if (name.length > LONGEST.name) return { reason: `el nombre tiene más de ${LONGEST.name} caracteres` }
  return {
    line: row.line,
    listedName,
    name,
    ...what,
    unicode: unicode === '' ? null : fullUnicode(unicode),
    cityId: town?.id ?? null,
    address: cell('address') || null,
    ...point,
    network: cell('network') || null,
  }
}

const TEXTS = [
  ['name', 'el nombre'],
  ['address', 'la dirección'],
  ['network', 'la red'],
] as const

type What = Pick<ListedFacility, 'kind' | 'level' | 'specialty' | 'maternity'>

function readKind(type: string, name: string): What | { reason: string } {
  const words = normalizeText(type)
  if (/\b(hospital|maternidad)\b/.test(words)) return readHospital(type, name)
  const others = { level: null, specialty: null, maternity: isMaternity(name) }
  if (/^puesto\b/.test(words)) return { kind: 'puesto', ...others }
  const centre = /^(?:sub)?centro(?: de salud)?(?: urbano| rural)?(?: tipo)?(?: (a|b|c))?$/.exec(words)
  if (!centre) return { reason: `no se conoce el tipo «${shortened(type)}»` }
  const [, letter] = centre
  return {
    kind: letter === 'a' ? 'centro-a' : letter === 'b' ? 'centro-b' : letter === 'c' ? 'centro-c' : 'centro',
    ...others,
  }
}

/**
 * A page sends people with an alarm sign to any hospital without a specialty. A row whose type does not tell whom the
 * hospital attends is therefore refused.
 */
function readHospital(type: string, name: string): What | { reason: string } {
  const words = normalizeText(type)
  const both = `${type} ${name}`
  const specialty = specialtyOf(both) ?? (/especializad/.test(normalizeText(both)) ? 'otra' : null)
  if (specialty === null && (!FOR_EVERYBODY.test(words) || /\bdel dia\b/.test(normalizeText(name))))
    return {
      reason: `el tipo «${shortened(type)}» y el nombre no dicen si atiende emergencias: agréguelo o corríjalo a mano`,
    }
  const level = /basico/.test(words) ? 'basico' : /general/.test(words) ? 'general' : null
  return {
    kind: 'hospital',
    level: level ?? (/especialidades/.test(words) ? 'especialidades' : null),
    specialty,
    maternity: isMaternity(both),
  }
}

/** The types of hospitals that attend everybody; others («hospital del día», «hospital móvil») may not. */
const FOR_EVERYBODY =
  /^(?:(?:hospital|maternidad|basico|general|(?:de )?especialidades|docente|universitario|provincial|cantonal|gineco ?obstetrico|materno infantil)(?: |$))+$/

function isMaternity(words: string): boolean {
  return /\b(maternidad|materno|gineco|obstetric)/.test(normalizeText(words))
}

function readPoint(
  latitude: string,
  longitude: string,
): Pick<ListedFacility, 'latitude' | 'longitude'> | { reason: string } {
  if (latitude === '' && longitude === '') return { latitude: null, longitude: null }
  if (latitude === '' || longitude === '')
    return { reason: `tiene media coordenada: falta la ${latitude === '' ? 'latitud' : 'longitud'}` }
  const [y, x] = [degrees(latitude), degrees(longitude)]
  if (Number.isNaN(y)) return { reason: `la latitud «${shortened(latitude)}» no es un número` }
  if (Number.isNaN(x)) return { reason: `la longitud «${shortened(longitude)}» no es un número` }
  if (isInBoundingBox(y, x)) return { latitude: y, longitude: x }
  if (isInBoundingBox(x, y)) return { reason: 'la latitud y la longitud están cambiadas de lugar' }
  return { reason: `el punto ${shortened(latitude)}; ${shortened(longitude)} no está en el Ecuador` }
}

/**
 * Reads degrees with a decimal comma or a point. Returns NaN for anything else, also for notations like «1e3» that only
 * a program takes for a number.
 */
function degrees(text: string): number {
  const number = text.replace(',', '.')
  return /^[+-]?\d{1,3}(\.\d*)?$/.test(number) ? Math.round(Number(number) * 1e6) / 1e6 : Number.NaN
}

const KIND_WORDS = { hospital: 'Hospital', puesto: 'Puesto de Salud', centro: 'Centro de Salud' } as const

/**
 * Returns the name as the register would write it. Lists often use capitals and leave out the kind of facility:
 * «BABOSO» becomes «Puesto de Salud Baboso».
 */
function nameOf(listed: string, kind: ListedFacility['kind']): string {
  const name = listed.replace(/\s+/g, ' ')
  const readable = name === name.toUpperCase() ? titled(name) : name
  const saysWhat = /\b(hospital|maternidad|centro|subcentro|puesto|unidad|dispensario)\b/.test(normalizeText(name))
  return saysWhat ? readable : `${KIND_WORDS[kind === 'hospital' || kind === 'puesto' ? kind : 'centro']} ${readable}`
}

function titled(name: string): string {
  return name.replace(/\p{L}+/gu, (capitals, at: number) => {
    if (STAYS_CAPITAL.test(capitals)) return capitals
    const word = capitals.toLowerCase()
    return at > 0 && ['de', 'del', 'la', 'las', 'los', 'el', 'y'].includes(word) ? word : capitalized(word)
  })
}

/** A Roman numeral, as in «Juan Pablo II», or the acronym of an institution. */
const STAYS_CAPITAL = /^(?:X{0,3}(?:IX|IV|V?I{1,3}|V|X)|IESS|ISSFA|ISSPOL|MSP|SOLCA)$/

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

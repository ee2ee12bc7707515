import { specialtyOf } from '@/cities/facility'
import { normalizeText } from '@/cities/names/normalize-text'
import type { FacilityFields } from '@/data/facility-register'
import { capitalized } from '@/generator/spanish'

/** What the type of a place in a list says. */
export type ListedKind = Pick<FacilityFields, 'kind'> &
  Partial<Pick<FacilityFields, 'level' | 'specialty' | 'maternity'>>

/** Reads the type of a place in the ministry's words; undefined when they do not tell it. */
export function readKind(type: string, name: string): ListedKind | undefined {
  const words = normalizeText(type)
  if (/^puesto\b/.test(words)) return { kind: 'puesto' }
  const centre = CENTRE.exec(words)
  if (!centre) return /^(?:hospital|maternidad)\b/.test(words) ? readHospital(words, `${type} ${name}`) : undefined
  const [, letter, more = ''] = centre
  if (!letter) return more === '' ? { kind: 'centro' } : undefined
  const kind = letter === 'a' ? 'centro-a' : letter === 'b' ? 'centro-b' : 'centro-c'
  return more.includes('matern') ? { kind, maternity: true } : { kind }
}

/** «CENTRO DE SALUD TIPO C-MATERNO INFANTIL Y EMERGENCIA», «C.S. TIPO A». */
const CENTRE =
  /^(?:(?:sub ?)?centro(?: de)?(?: salud)?|s?c s)(?: urbano| rural)?(?: sin)?(?: tipo)?(?: ([abc]))?((?: (?:y|e|de|materno|maternidad|infantil|emergencias?|24 ?h|24 horas))*)$/

/**
 * A page sends people with an alarm sign to any hospital without a specialty. A type that does not tell whom the
 * hospital attends («hospital del día») is therefore unknown.
 */
function readHospital(type: string, both: string): ListedKind | undefined {
  const words = normalizeText(both)
  const maternity = /\b(?:matern|gineco|obstetric)/.test(words)
  // The ministry calls maternity hospitals «especializado», too, but they attend emergencies.
  const specialty = specialtyOf(both) ?? (/especializad/.test(words) && !maternity ? 'otra' : null)
  if (specialty === null && (!FOR_EVERYBODY.test(type) || /\bdel dia\b/.test(words))) return undefined
  const level = (['basico', 'general', 'especialidades'] as const).find((one) => type.includes(one)) ?? null
  return { kind: 'hospital', level, specialty, maternity }
}

const FOR_EVERYBODY =
  /^(?:(?:hospital|maternidad|basico|general|(?:de )?especialidades|especializado|docente|universitario|provincial|cantonal|gineco ?obstetrico|materno infantil)(?: |$))+$/

/**
 * Reads whether a place is open; undefined when the words do not tell it. Of several columns, one that says that it is
 * closed is enough.
 */
export function readStatus(text: string): FacilityFields['status'] | undefined {
  const read = text.split(' / ').map(statusOf)
  if (read.includes('closed')) return 'closed'
  return read.includes(undefined) ? undefined : read[0]
}

function statusOf(text: string): FacilityFields['status'] | undefined {
  const words = normalizeText(text)
  if (words === 'en duda') return 'unconfirmed'
  if (/^(?:abiert[oa]|activ[oa]|operativ[oa]|vigente|habilitad[oa]|funcionando|en funcionamiento)$/.test(words))
    return 'open'
  return CLOSED.test(words) ? 'closed' : undefined
}

const CLOSED =
  /cerrad|inactiv|clausurad|suspendid|\bno (?:activ|operativ|funciona)|\bfuera de|(?:des|in)habilitad|de baja/

/** Reads whether a place attends emergencies; undefined when the words do not tell at which hours. */
export function readEmergencies(text: string): FacilityFields['attendsEmergencies'] | undefined {
  const words = normalizeText(text)
  if (words === 'no' || words.startsWith('no atiende')) return 'no'
  if (/^(?:si )?(?:las )?24 ?(?:h|horas)$/.test(words)) return 'always'
  return /^(?:si )?(?:solo )?de dia$/.test(words) ? 'by-day' : undefined
}

/**
 * Returns the name as the register would write it. Lists often use capitals and leave out the kind of place: «BABOSO»
 * becomes «Puesto de Salud Baboso».
 */
export function registeredName(listed: string, kind: FacilityFields['kind']): string {
  const readable = listed === listed.toUpperCase() ? titled(listed) : listed
  if (/\b(?:hospital|maternidad|(?:sub)?centro|puesto|unidad|dispensario)\b/.test(normalizeText(listed)))
    return readable
  return `${kind === 'hospital' ? 'Hospital' : kind === 'puesto' ? 'Puesto de Salud' : 'Centro de Salud'} ${readable}`
}

function titled(name: string): string {
  return name.replace(/\p{L}+/gu, (word, at: number) => {
    if (/^(?:[IVX]+|IESS|ISSFA|ISSPOL|MSP|SOLCA)$/.test(word)) return word
    return at > 0 && /^(?:DEL?|L[AO]S?|EL|Y)$/.test(word) ? word.toLowerCase() : capitalized(word.toLowerCase())
  })
}

/** Returns the network's name in the register. */
export function networkOf(listed: string): string {
  const words = normalizeText(listed)
  if (words.startsWith('ministerio de salud')) return 'MSP'
  return words.startsWith('instituto ecuatoriano de seguridad social') ? 'IESS' : listed
}

/** Whether a list's name for a known place has a distinctive word that the register's lacks: «BABOSO» has none. */
export function hasNewWord(listed: string, known: string): boolean {
  const knownWords = normalizeText(known).split(' ')
  return normalizeText(listed)
    .split(' ')
    .some((word) => word !== '' && !knownWords.includes(word) && !FILLERS.includes(word))
}

const FILLERS = 'centro subcentro puesto hospital salud tipo a b c basico general de del el la las los y'.split(' ')

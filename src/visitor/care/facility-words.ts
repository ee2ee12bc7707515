import type { CareNear } from '@/cities/care/nearest-care'
import {
  hospitalBeside,
  hospitalToConfirm,
  isInTown,
  nearerThanAnswer,
  nearerToConfirm,
  notAtAnyHour,
  ownToConfirm,
  type TownCare,
  untilTransfer,
} from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { type Facility, isCallKey, isOpenDayAndNight, isToConfirm, shownName } from '@/cities/facility'
import { whereText } from '@/cities/names/also-called'
import { realProvince } from '@/cities/provinces'
import { attendanceText, hoursIn, LONG_ROAD, outdatedText } from '@/generator/facility-notes'
import { careNotes } from '@/generator/material/town-notes'
import { thousands, withArticle } from '@/generator/spanish'

/** What a facility is, in words: «Hospital básico», «Centro de salud grande (tipo C)». */
export function kindText({ kind, level, maternity, specialty }: Facility): string {
  if (kind !== 'hospital') return KINDS[kind]
  if (specialty !== null) return SPECIALISED[specialty] ?? 'Hospital especializado'
  if (level === 'basico') return maternity ? 'Hospital básico y maternidad' : 'Hospital básico'
  if (maternity) return 'Maternidad'
  return level === 'general'
    ? 'Hospital general'
    : level === 'especialidades'
      ? 'Hospital de especialidades'
      : 'Hospital'
}

/** Shown with facilities for a consultation: somebody who cannot go any farther may use them in an emergency, too. */
export const NO_REFUSAL =
  'En una emergencia llame primero al 911; si no puede ir más lejos, estos lugares no le pueden negar la atención.'

/**
 * Returns what «Hospital, IESS» means to somebody without that insurance; undefined if no facility of the list is of
 * the IESS.
 */
export function insuranceText(facilities: readonly Facility[]): string | undefined {
  if (!facilities.some(({ network }) => network === 'IESS')) return undefined
  return 'El IESS es el seguro social: en una emergencia debe atender a cualquiera.'
}

/**
 * Returns a distance in words: «a 25 km», «a 76 km al este, por mar o por aire»; undefined if it is not known. That it
 * is a straight line is said once per list.
 */
export function distanceText(
  { km, isOverWater, road }: Pick<CareNear, 'km' | 'isOverWater' | 'road'>,
  direction?: string,
): string | undefined {
  if (km === undefined) return undefined
  // Non-breaking spaces keep the figure and its unit on one line.
  const distance = km < 1 ? 'a menos de 1\u00a0km' : `a\u00a0${thousands(km)}\u00a0km`
  const way = direction === undefined ? distance : `${distance} ${direction}`
  if (isOverWater) return `${way}, ${OVER_WATER}`
  if (road === 'none') return `${way}, ${WITHOUT_ROAD}`
  return road === 'long' ? `${way}, pero ${LONG_ROAD}` : way
}

const WITHOUT_ROAD = 'por río o por aire: no hay carretera'

/** Said of a list whose order follows supabase/ways.csv. */
export const ROADS_CREDIT = 'El orden es el del camino, según el mapa de vías del IGM.'

export const OVER_WATER = 'por mar o por aire'

/**
 * Returns in one line where to go with an alarm sign: «Hospital General Macas (Macas, a 25 km)». The order is that of
 * the town's own list, where a hospital that has to be confirmed may come before a sure one. The text does not call the
 * answer the nearest, because a centre may be nearer; that centre is then named as well. So is a hospital in town that does
 * not attend at any hour, the hospital beside an answer that is none, and the town's own centre where the hospital is far.
 */
export function answerText(city: City, care: TownCare): string {
  const { answer } = care
  const [own, here, shut] = [ownToConfirm(care), untilTransfer(care), notAtAnyHour(care)]
  const [nearer, unsure] = [nearerThanAnswer(city, care), nearerToConfirm(care)]
  const [hospital, toAsk] = [hospitalBeside(care), hospitalToConfirm(care)]
  const shutText = shut && `${shownName(shut)} ${attendanceText(shut)}${hoursIn(shut)}`
  const isHere = answer !== null && isInTown(answer, city)
  const before = own
    ? 'si no, '
    : here && answer?.isOverWater
      ? 'después, '
      : shut?.attendsEmergencies === 'by-day' && !isHere
        ? 'de noche, o si está cerrado, '
        : ''
  const texts = [
    !isHere && shutText,
    own && `${shownName(own)} (por confirmar: pregunte en el 911 antes de ir)`,
    here && answer?.isOverWater && `primero llame al 911 y pregunte si está abierto ${withArticle(shownName(here))}`,
    answer && `${before}${placed(city, answer)}`,
    isHere && shutText,
    !answer && !own && 'llame al 911; no conocemos un lugar cercano que atienda emergencias',
    nearer && `más cerca, ${placed(city, nearer)}`,
    unsure && `más cerca, ${placed(city, unsure)}, por confirmar: pregunte en el 911 antes de ir`,
    hospital && hospital !== nearer && `si hace falta un hospital, ${placed(city, hospital)}`,
    toAsk && toAsk !== unsure && `hospital por confirmar, ${placed(city, toAsk)}`,
    ...careNotes(city, care).map(({ text }) => lowerFirst(text).replace(/\.$/, '')),
    here &&
      !answer?.isOverWater &&
      `mientras llega la ayuda, ${shownName(here)}${isToConfirm(here) ? ' (por confirmar)' : ''}`,
  ]
  return texts.filter(Boolean).join('; ')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/**
 * «Hospital Básico de Playas» in the town itself, elsewhere «Hospital General Macas (Macas, a 25 km)»; in the brackets also
 * that an old source says it.
 */
function placed(city: City, near: CareNear): string {
  const { facility } = near
  const where = near.city.id === city.id ? 'en el cantón' : whereText(facility, near.city)
  const at = isInTown(near, city) ? [] : [where, distanceText(near)]
  // The semicolon shows that it is not the distance that comes from an undated source.
  const facts = [at.filter(Boolean).join(', '), outdatedText(facility)].filter(Boolean).join('; ')
  return facts === '' ? shownName(facility) : `${shownName(facility)} (${facts})`
}

/** The facts of a facility in one line: «Hospital general del Ministerio de Salud, abierto las 24 horas, a 3 km». */
export function facilityLine(facility: Facility, distance: string | undefined): string {
  const hours = isOpenDayAndNight(facility) ? 'abierto las 24 horas' : attendanceText(facility)
  const what = [kindText(facility), networkText(facility)].filter(Boolean).join(' ')
  return [what, hours, distance].filter(Boolean).join(', ')
}

/** Who runs a facility, to be put after what it is: «del Ministerio de Salud»; undefined where no source says it. */
function networkText({ network }: Facility): string | undefined {
  if (network === null) return undefined
  return Object.hasOwn(NETWORKS, network) ? NETWORKS[network] : `(${network})`
}

const NETWORKS: Readonly<Record<string, string>> = {
  MSP: 'del Ministerio de Salud',
  IESS: 'del Seguro Social (IESS)',
  Municipal: 'del Municipio',
  Fiscomisional: 'de la Iglesia, con apoyo del Estado',
  'Junta de Beneficencia': 'de la Junta de Beneficencia',
}

/**
 * Returns who gave the address of a facility: «según una fuente de 2016», «confirmada por teléfono en 2026»; undefined where
 * its year is not known. The year is that of the source; it was a call only if no document of that year is among the sources.
 */
export function addressSourceText({ addressYear, sources }: Facility): string | undefined {
  if (addressYear === null) return undefined
  const ofYear = sources.filter((key) => key.endsWith(`-${addressYear}`))
  const isFromCall = ofYear.length > 0 && ofYear.every(isCallKey)
  return isFromCall ? `confirmada por teléfono en ${addressYear}` : `según una fuente de ${addressYear}`
}

/**
 * Returns the address of the maps service for a facility: by its own point or, where that is not known, by its name and
 * town. It is requested only when somebody presses the link.
 */
export function directionsUrl({ facility, city }: CareNear): string {
  const query =
    facility.latitude === null
      ? `${shownName(facility)}, ${displayName(city)}, ${realProvince(city.province)}, Ecuador`
      : `${facility.latitude},${facility.longitude}`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}

const KINDS: Record<Exclude<Facility['kind'], 'hospital'>, string> = {
  'centro-c': 'Centro de salud grande (tipo C)',
  'centro-b': 'Centro de salud mediano (tipo B)',
  'centro-a': 'Centro de salud pequeño (tipo A)',
  centro: 'Centro de salud',
  puesto: 'Puesto de salud',
}

const SPECIALISED: Record<string, string> = {
  pediatria: 'Hospital para niñas y niños',
  psiquiatria: 'Hospital psiquiátrico',
  infectologia: 'Hospital de infectología',
  dermatologia: 'Hospital dermatológico',
  oncologia: 'Hospital oncológico',
  geriatria: 'Hospital geriátrico',
}

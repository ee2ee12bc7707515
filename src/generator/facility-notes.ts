import { type Facility, isSureForEmergencies } from '@/cities/facility'

/**
 * What is known against going to a facility with an alarm sign: «atiende emergencias solo de día», «no atiende
 * emergencias»; undefined where it attends at any hour, or where nobody was asked.
 */
export function attendanceText({ attendsEmergencies: hours }: Facility): string | undefined {
  if (hours === 'no') return 'no atiende emergencias'
  return hours === 'by-day' ? 'atiende emergencias solo de día' : undefined
}

/** « (lunes a viernes, 8:00 a 17:00)», to be put after a word; empty when the hours are not known. */
export function hoursIn({ hours }: Facility): string {
  return hours === null ? '' : ` (${hours})`
}

/**
 * How old what is known of a facility for emergencies is, where it is outdated: «un dato de 2011». Undefined for any other
 * facility, and for one that is told as «por confirmar» anyway.
 */
export function outdatedSourceText(facility: Facility): string | undefined {
  const { outdatedSource } = facility
  if (outdatedSource === null || !isSureForEmergencies(facility)) return undefined
  if (/^\D/.test(outdatedSource)) return `un dato ${outdatedSource}` // «sin fecha», «posterior a 2015»
  return `un dato de ${outdatedSource.replace(/^(\d{4}) aprox\.$/, 'alrededor de $1').replace(' (deducido)', '')}`
}

/** «según un dato de 2011: pregunte en el 911 antes de ir»; undefined where `outdatedSourceText` is. */
export function outdatedText(facility: Facility): string | undefined {
  const source = outdatedSourceText(facility)
  return source && `según ${source}: pregunte en el 911 antes de ir`
}

/** Said after a distance in a straight line that says nothing of the road. */
export const LONG_ROAD = 'por carretera es mucho más lejos'

import { dayInEcuador } from '@/admin/desk/date-time'
import type { FacilitySource } from '@/data/facilities'

/**
 * The rules for what is published as the source of a place: an institution or a document, never a person
 * (supabase/migrations/20261128150400_facility_sources.sql and 20261129055000_no_names_of_persons.sql check the same).
 */

/** Who was telephoned, as it is published: one source for each year. */
export const CALLS = {
  establecimiento: 'El establecimiento, por teléfono',
  distrito: 'La dirección distrital o el ministerio, por teléfono',
} as const
export type Call = keyof typeof CALLS

export function isCall(choice: string): choice is Call {
  return Object.hasOwn(CALLS, choice)
}

/** Returns a call of this year as a source. */
export function callSource(call: Call): FacilitySource {
  const year = dayInEcuador(new Date()).slice(0, 4)
  return { key: `${call}-telefono-${year}`, organization: CALLS[call], year, url: null }
}

/** Whether a text mentions a call, gives a telephone number, or bears a person's title or name. */
export function hasSignOfPerson(organization: string): boolean {
  return SIGNS.test(folded(organization))
}

/** Whether a source may be a person. One without an address has to begin with what institution it is. */
export function mayBePerson(organization: string, url: string | null): boolean {
  return hasSignOfPerson(organization) || (url === null && !INSTITUTION.test(folded(organization)))
}

/** The year of a source, as it is shown. */
export const SOURCE_YEAR = /^(?:(?:19|20)\d\d(?: aprox\.)?|sin fecha)$/

/** A source that begins with one of these, or a part of it, is a person if another name follows. */
const GIVEN_NAMES =
  'adriana|alejandr[oa]|alexandra|alfonso|alfredo|alicia|ana|andrea|andres|antonio|beatriz|byron|carlos|carmen|carolina|' +
  'cecilia|cesar|cristian|cristina|daniela?|david|diana|diego|edison|eduardo|edwin|elena|elsa|enrique|erika|ernesto|fabian|' +
  'fausto|felipe|fernand[oa]|francisco|freddy|gabriela?|galo|geovanny|gloria|gonzalo|gustavo|hector|hernan|hugo|ines|' +
  'isabel|ivan|jaime|javier|jessica|johanna|jorge|jose|juan|julia|julio|karina|katherine|laura|lorena|lucia|luis|luisa|' +
  'manuel|marcelo|marco|margarita|maria|mario|marlene|martha|mauricio|mayra|miguel|milton|monica|nancy|narcisa|nelly|' +
  'nelson|norma|olga|oscar|pablo|paola|patrici[oa]|paulina|pedro|rafael|ramiro|raquel|raul|ricardo|roberto|ruben|sandra|' +
  'sara|sergio|silvia|sofia|susana|teresa|veronica|vicente|victor|viviana|walter|washington|wilson|xavier|yolanda|zoila'

const SIGNS = new RegExp(
  [
    'telefon|telf|llamada|llamo|whatsapp|celular|\\d(?:[ .()/-]*\\d){6}',
    '\\b(?:dra?|lic|licda|lcd[oa]|ld[oa]|sra?|srta|enf|obst|ing|tlg[oa]|psic)\\b',
    '\\b(?:doctora?|licenciad[oa]|senora?|senorita|enfermer[oa]|obstetriz|obstetra|directora?|administradora?|secretari[oa])\\b',
    `(?:^|[,;:/(·–—-] *|\\b(?:con|segun|por) )(?:${GIVEN_NAMES}) +(?!(?:al?|con|de|del|en|el|la|por|y)\\b)[a-z]`,
  ].join('|'),
)

const INSTITUTION = new RegExp(
  '^(?:(?:el|la) )?(?:ministerio|msp|iess|issfa|isspol|hospital|centro|direccion|distrito|coordinacion|subsecretaria|gobierno|' +
    'gobernacion|municipio|gad|prefectura|alcaldia|asamblea|presidencia|defensoria|universidad|instituto|inec|junta|' +
    'cruz roja|ecu 911|diario|periodico|radio|revista|boletin|agencia|prensa)\\b',
)

/** Without accents and capitals, but with the signs between the digits of a telephone number. */
function folded(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

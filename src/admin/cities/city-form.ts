import * as v from 'valibot'
import { changesOf } from '@/admin/desk/form/conflicts'
import { pointIn } from '@/admin/facilities/editing/map-link'
import { type City, knownPopulation, parseCity } from '@/cities/city'
import { CITY_FIELDS, EDITED_LINES, editedColumns } from '@/cities/city-fields'
import { displayName, lacksName } from '@/cities/city-name'
import { cityKey } from '@/cities/dedupe-cities'
import { storedContacts } from '@/cities/emergency-contacts'
import { isInEcuador } from '@/cities/land/outlines'
import { normalizeText, slugify } from '@/cities/names/normalize-text'
import { regionOf } from '@/cities/provinces'
import type { EditedCity, NewCity } from '@/data/edited-city'
import { findViolations } from '@/generator/compliance'

const lines = v.object(v.entriesFromList(EDITED_LINES, v.string()))

/** A city as typed into its form. */
export const cityValues = v.object({
  ...lines.entries,
  /** Latitude and longitude, or an address of a map service that has them. */
  point: v.string(),
  /** Typed for a new city alone: the addresses of its pages do not change later. */
  slug: v.string(),
  /** The city's own contacts, without the national numbers. */
  contacts: v.array(v.object({ name: v.string(), number: v.string() })),
})

export type CityValues = v.InferOutput<typeof cityValues>

/** How many contacts a city may have beside the national numbers. */
export const MOST_CONTACTS = 10

/** Every page begins its list with these, whatever the row says: the form leaves them as they are stored. */
const NATIONAL = ['911', '171']

/** What is stored of a city that is not added yet. */
export const NOTHING_STORED: EditedCity = v.parse(editedColumns, {
  ...Object.fromEntries(EDITED_LINES.map((column) => [column, lineToStore(column, '')])),
  latitude: null,
  longitude: null,
  emergencyContacts: '{}',
})

export function typedCity(stored: EditedCity): CityValues {
  const { latitude, longitude, emergencyContacts } = stored
  const texts = Object.fromEntries(EDITED_LINES.map((column) => [column, String(stored[column] ?? '')]))
  return {
    ...v.parse(lines, texts),
    population: String(knownPopulation(stored) ?? ''),
    point: latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`,
    slug: '',
    contacts: storedContacts(emergencyContacts)
      .filter(([, number]) => !NATIONAL.includes(number))
      .map(([name, number]) => ({ name, number })),
  }
}

/** Returns what is typed as the database takes it. The national numbers stay as they are stored. */
function cityToStore(typed: CityValues, { emergencyContacts }: EditedCity): EditedCity {
  const point = pointIn(typed.point)
  const national = storedContacts(emergencyContacts).filter(([, number]) => NATIONAL.includes(number))
  const own = typed.contacts.map(({ name, number }) => [name.trim(), dialled(number)])
  return v.parse(editedColumns, {
    ...Object.fromEntries(EDITED_LINES.map((column) => [column, lineToStore(column, typed[column].trim())])),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    emergencyContacts: JSON.stringify(Object.fromEntries([...national, ...own])),
  })
}

function lineToStore(column: keyof typeof lines.entries, text: string): string | number | null {
  // An empty population is stored as 0: not known.
  if (CITY_FIELDS[column].isNumber) return Number(counted(text)) || 0
  return text === '' && CITY_FIELDS[column].isOptional ? null : text
}

/** Returns the fields that a save would change. Whoever is no editor may correct the province alone. */
export function changeOf(typed: CityValues, stored: EditedCity, isEditor: boolean): Partial<EditedCity> {
  const change = changesOf(cityToStore(typed, stored), cityToStore(typedCity(stored), stored))
  if (isEditor) return change
  return change.province === undefined ? {} : { province: change.province }
}

/** Returns the slug that a new city gets unless another one is typed; with its province where the name is taken. */
export function suggestedSlug({ name, province }: Pick<CityValues, 'name' | 'province'>, cities: readonly City[]) {
  const slug = slugify(name)
  const isTaken = cities.some((city) => city.slug === slug)
  return isTaken && province !== '' ? slugify(`${name} ${province}`) : slug
}

/** Returns the row of a new city. */
export function newCityOf(typed: CityValues, cities: readonly City[]): NewCity {
  const slug = typed.slug.trim() || suggestedSlug(typed, cities)
  return { ...cityToStore(typed, NOTHING_STORED), slug, region: regionOf(typed.province) ?? '' }
}

type CityContext = {
  /** Undefined for a new city. */
  city: City | undefined
  stored: EditedCity
  cities: readonly City[]
}

/** Returns the schema of the form, which refuses what the site could not show. */
export function citySchema(context: CityContext) {
  return v.pipe(
    cityValues,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value: input } = dataset
      for (const [keys, message] of problemsOf(input, context)) {
        const [first, ...rest] = keys.map(
          (key) => ({ type: 'unknown', origin: 'value', input, key, value: input }) as const,
        )
        if (first && message !== undefined) addIssue({ message, path: [first, ...rest] })
      }
    }),
  )
}

type Problem = readonly [keys: readonly (string | number)[], message: string | undefined]

function problemsOf(typed: CityValues, { city, stored, cities }: CityContext): Problem[] {
  const { slug } = city ?? newCityOf(typed, cities)
  // A new city without a name has no slug either.
  const edited = parseCity({ id: city?.id, slug: slug || 'nueva', ...cityToStore(typed, stored) })
  return [
    [['name'], problemOf(edited, cities)],
    [['province'], typed.province === '' ? 'Elija la provincia.' : undefined],
    [['population'], /^\d{0,8}$/.test(counted(typed.population)) ? undefined : NO_FIGURE],
    [['point'], typed.point.trim() === '' && city ? undefined : pointProblem(typed.point)],
    [['slug'], city ? undefined : slugProblem(slug, cities)],
    ...contactProblems(typed, stored),
  ]
}

const NO_FIGURE = 'Escriba solo el número de habitantes, o deje vacío si no se sabe.'

/** Why these names cannot be saved; undefined where they can. */
export function problemOf(edited: City, cities: readonly City[]): string | undefined {
  if (edited.name.trim() === '') return 'Escriba el nombre de la ciudad.'
  if (Math.max(edited.name.length, edited.canonicalName?.length ?? 0) > 120) return 'Use 120 letras como máximo.'
  if (lacksName(edited))
    return 'Ese nombre es de los provisionales («Ciudad 12»): el sitio mostraría otro en su lugar. Escriba el verdadero.'
  const key = cityKey(edited)
  const other = cities.find((one) => one.id !== edited.id && cityKey(one) === key)
  if (other)
    return `Ya hay una ciudad con este nombre en ${edited.province}: ${displayName(other)} (${other.slug}). El sitio las juntaría en una y sus dos páginas desaparecerían. No se guardó nada.`
  return undefined
}

function pointProblem(typed: string): string | undefined {
  const point = pointIn(typed)
  if (!point)
    return 'Pegue un enlace de Google Maps o escriba latitud y longitud: -2,6306, -80,3902. Un enlace corto (maps.app.goo.gl) no dice el punto: ábralo, y copie la dirección que queda arriba.'
  return isInEcuador(point) ? undefined : 'Este punto no está en el Ecuador: revise los números.'
}

function slugProblem(slug: string, cities: readonly City[]): string | undefined {
  if (slug === '') return undefined
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80)
    return 'Use minúsculas sin tildes, números y guiones: santa-rosa.'
  const isTaken = cities.some((city) => city.slug === slug)
  return isTaken ? `Ya hay una ciudad en /ec/${slug}: escriba otra dirección.` : undefined
}

function contactProblems({ contacts }: CityValues, { emergencyContacts }: EditedCity): Problem[] {
  const national = storedContacts(emergencyContacts).flatMap(([name, number]) =>
    NATIONAL.includes(number) ? [name] : [],
  )
  const names = [...national, ...contacts.map(({ name }) => name)].map(normalizeText)
  return contacts.flatMap(({ name, number }, index): Problem[] => [
    [['contacts', index, 'name'], contactNameProblem(name, names)],
    [['contacts', index, 'number'], contactNumberProblem(dialled(number))],
  ])
}

function contactNameProblem(name: string, names: readonly string[]): string | undefined {
  const own = normalizeText(name)
  if (own === '') return 'Escriba quién contesta: «Bomberos de Tena».'
  if (names.filter((other) => other === own).length > 1) return 'Ya hay un contacto con este nombre.'
  // The page of a city with a forbidden word is not generated at all.
  if (findViolations(name).some(({ span }) => span)) return 'Este nombre tiene una palabra que el portal no publica.'
  return undefined
}

function contactNumberProblem(digits: string): string | undefined {
  if (!/^\d{1,10}$/.test(digits)) return 'Escriba solo el número: de 1 a 10 cifras, como 062870102.'
  return NATIONAL.includes(digits) ? 'El 911 y el 171 ya salen siempre primero.' : undefined
}

/** Removes what people put between the digits of a telephone number. */
function dialled(number: string): string {
  return number.replace(/[\s().-]+/g, '')
}

/** Removes what people put between the digits of a figure. */
function counted(number: string): string {
  return number.replace(/[\s.,]+/g, '')
}

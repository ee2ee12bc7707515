import * as v from 'valibot'
import { pointIn } from '@/admin/facilities/editing/map-link'
import type { City } from '@/cities/city'
import { CITY_FIELDS, EDITED_COLUMNS } from '@/cities/city-fields'
import { displayName, lacksName } from '@/cities/city-name'
import { cityKey } from '@/cities/dedupe-cities'
import { regionOf } from '@/cities/provinces'
import type { CityNames } from '@/data/city-names'

/** What was typed into the form. */
export const namesValues = v.object(v.entriesFromList(EDITED_COLUMNS, v.string()))

export type TypedNames = v.InferOutput<typeof namesValues>

/** Returns the schema of the form of this city, which refuses what the site could not show. */
export function namesSchema(edited: (typed: TypedNames) => City, cities: readonly City[]) {
  return v.pipe(
    namesValues,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const refuse = (key: keyof TypedNames, message: string | undefined) => {
        const at = { type: 'object', origin: 'value', input: value, key, value: value[key] } as const
        if (message !== undefined) addIssue({ message, path: [at] })
      }
      refuse('name', problemOf(edited(value), cities))
      if (!/^\d{1,8}$/.test(plainNumber('population', value.population)))
        refuse('population', 'Escriba solo el número de habitantes; 0 si no se sabe.')
      refuse('latitude', pointProblem(value))
    }),
  )
}

export function typedNames(stored: CityNames): TypedNames {
  return v.parse(
    namesValues,
    Object.fromEntries(EDITED_COLUMNS.map((column) => [column, String(stored[column] ?? '')])),
  )
}

/** Returns the fields that a save would change. */
export function changeOf(typed: TypedNames, before: CityNames, mayRename: boolean): Partial<CityNames> {
  const change: Partial<CityNames> = {}
  for (const column of mayRename ? EDITED_COLUMNS : (['province'] as const)) {
    const text = typed[column].trim()
    const { isOptional, isNumber } = CITY_FIELDS[column]
    const stored = isNumber ? Number(plainNumber(column, text)) : text
    const value = text === '' && isOptional ? null : stored
    if (value !== before[column]) Object.assign(change, { [column]: value })
  }
  return change
}

/** Returns a typed number as `Number` reads it: people write dots between thousands, and a comma before decimals. */
function plainNumber(column: keyof TypedNames, typed: string): string {
  return column === 'population' ? typed.replace(/[\s.,]/g, '') : typed.trim().replace('−', '-').replace(',', '.')
}

function pointProblem(typed: TypedNames): string | undefined {
  const [latitude, longitude] = [plainNumber('latitude', typed.latitude), plainNumber('longitude', typed.longitude)]
  if (latitude === '' && longitude === '') return undefined
  const point = pointIn(`${latitude}, ${longitude}`)
  if (!point) return 'Escriba la latitud y la longitud: -2,6306 y -80,3902; o pegue un enlace de Google Maps.'
  // With room for a town on the shore, whose point may lie in the water.
  const isNear = point.latitude > -5.1 && point.latitude < 1.8 && point.longitude > -92.3 && point.longitude < -75
  return isNear ? undefined : 'Este punto no está en el Ecuador: revise los números.'
}

/** Returns the city as it will be once the change is saved. Its province brings the region along. */
export function cityWith(city: City, names: CityNames): City {
  return { ...city, ...names, region: regionOf(names.province) ?? city.region }
}

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

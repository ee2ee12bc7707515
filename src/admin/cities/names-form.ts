import * as v from 'valibot'
import type { City } from '@/cities/city'
import { displayName, lacksName } from '@/cities/city-name'
import { cityKey } from '@/cities/dedupe-cities'
import { regionOf } from '@/cities/provinces'
import type { CityNames } from '@/data/city-names'

/** The names and the province as typed into the form. */
export const namesValues = v.object({ name: v.string(), canonicalName: v.string(), province: v.string() })

export type TypedNames = v.InferOutput<typeof namesValues>

/** The fields of the form with their labels. */
export const NAME_LABELS: Readonly<Record<keyof TypedNames, string>> = {
  name: 'Nombre',
  canonicalName: 'Nombre que se muestra',
  province: 'Provincia',
}

/** Returns the schema of the form of this city, which refuses names that the site could not show. */
export function namesSchema(edited: (typed: TypedNames) => City, cities: readonly City[]) {
  return v.pipe(
    namesValues,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const message = problemOf(edited(value), cities)
      const at = { type: 'object', origin: 'value', input: value, key: 'name', value: value.name } as const
      if (message !== undefined) addIssue({ message, path: [at] })
    }),
  )
}

export function typedNames({ name, canonicalName, province }: CityNames): TypedNames {
  return { name, canonicalName: canonicalName ?? '', province }
}

/** Returns the fields that a save would change. */
export function changeOf(typed: TypedNames, before: CityNames, mayRename: boolean): Partial<CityNames> {
  const name = typed.name.trim()
  const canonicalName = typed.canonicalName.trim() || null
  const change: Partial<CityNames> = {}
  if (typed.province !== before.province) change.province = typed.province
  if (mayRename && name !== before.name) change.name = name
  if (mayRename && canonicalName !== before.canonicalName) change.canonicalName = canonicalName
  return change
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

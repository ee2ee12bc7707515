import type { City } from '@/cities/city'
import { displayName, lacksName } from '@/cities/city-name'
import { cityKey } from '@/cities/dedupe-cities'
import { regionOf } from '@/cities/provinces'
import type { CityNames } from '@/data/city-names'

/** The names and the province as typed into the form. */
export type TypedNames = { name: string; canonicalName: string; province: string }

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

/** A field that somebody else changed in the meantime: its value now, and the one typed here. */
export type CrossedName = { label: string; theirs: string; mine: string }

/** Returns the fields that somebody else changed since `before`, each beside what is typed here. */
export function crossedNames(typed: TypedNames, before: CityNames, now: CityNames): CrossedName[] {
  const [was, is] = [typedNames(before), typedNames(now)]
  return FIELDS.filter(([field]) => was[field] !== is[field]).map(([field, label]) => ({
    label,
    theirs: is[field] || '(vacío)',
    mine: typed[field] || '(vacío)',
  }))
}

/**
 * Merges what is typed here with what somebody else saved: untouched fields take their value, touched ones keep ours.
 */
export function mergedNames(typed: TypedNames, before: CityNames, now: CityNames): TypedNames {
  const [was, is] = [typedNames(before), typedNames(now)]
  const one = (field: keyof TypedNames) => (typed[field] === was[field] ? is[field] : typed[field])
  return { name: one('name'), canonicalName: one('canonicalName'), province: one('province') }
}

const FIELDS: readonly (readonly [field: keyof TypedNames, label: string])[] = [
  ['name', 'Nombre'],
  ['canonicalName', 'Nombre que se muestra'],
  ['province', 'Provincia'],
]

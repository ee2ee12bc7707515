import * as v from 'valibot'
import { pointIn } from '@/admin/facilities/editing/map-link'
import { type City, parseCity } from '@/cities/city'
import { isInEcuador } from '@/cities/land/outlines'
import { slugify } from '@/cities/names/normalize-text'
import { regionOf } from '@/cities/provinces'
import type { NewCity } from '@/data/new-city'
import { problemOf } from './names-form'

/** A new city as typed into the form. */
export const newCityValues = v.object({
  name: v.string(),
  province: v.string(),
  /** Latitude and longitude, or an address of a map service that has them. */
  point: v.string(),
  population: v.string(),
  populationBasis: v.string(),
  slug: v.string(),
})

export type NewCityValues = v.InferOutput<typeof newCityValues>

export const NO_CITY: NewCityValues = {
  name: '',
  province: '',
  point: '',
  population: '',
  populationBasis: '',
  slug: '',
}

/** Returns the slug that a new city gets unless another one is typed; with its province where the name is taken. */
export function suggestedSlug({ name, province }: Pick<NewCityValues, 'name' | 'province'>, cities: readonly City[]) {
  const slug = slugify(name)
  const isTaken = cities.some((city) => city.slug === slug)
  return isTaken && province !== '' ? slugify(`${name} ${province}`) : slug
}

/** Returns the row that the form describes. */
export function newCityOf(typed: NewCityValues, cities: readonly City[]): NewCity {
  const point = pointIn(typed.point)
  const population = digitsOf(typed.population)
  const basis = typed.populationBasis.trim()
  return {
    name: typed.name.trim(),
    slug: typed.slug.trim() || suggestedSlug(typed, cities),
    province: typed.province,
    region: regionOf(typed.province) ?? '',
    ...(point ? { latitude: point.latitude, longitude: point.longitude } : {}),
    // Left out, the population is not known.
    ...(population === '' ? {} : { population: Number(population), populationBasis: basis || null }),
  }
}

/** Returns the city as the portal will read it, for the preview of its page. */
export function cityToBe(typed: NewCityValues, cities: readonly City[]): City {
  return parseCity({ id: 'nueva', facilities: [], ...newCityOf(typed, cities) })
}

/** Returns the schema of the form, which refuses what the site could not show. */
export function newCitySchema(cities: readonly City[]) {
  return v.pipe(
    newCityValues,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      for (const [key, message] of problemsOf(value, cities))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] })
    }),
  )
}

function problemsOf(typed: NewCityValues, cities: readonly City[]): [keyof NewCityValues, string][] {
  const problems: [keyof NewCityValues, string][] = []
  if (typed.name.trim() === '') problems.push(['name', 'Escriba el nombre de la ciudad.'])
  if (typed.province === '') problems.push(['province', 'Elija la provincia.'])
  const point = pointIn(typed.point)
  if (!point)
    problems.push([
      'point',
      'Pegue un enlace de Google Maps o escriba latitud y longitud: -2,6306, -80,3902. Un enlace corto (maps.app.goo.gl) no dice el punto: ábralo, y copie la dirección que queda arriba.',
    ])
  else if (!isInEcuador(point)) problems.push(['point', 'Este punto no está en el Ecuador: revise los números.'])
  if (!/^\d{0,8}$/.test(digitsOf(typed.population)))
    problems.push(['population', 'Escriba solo el número de habitantes, o deje vacío si no se sabe.'])
  if (problems.length > 0) return problems
  const city = cityToBe(typed, cities)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(city.slug) || city.slug.length > 80)
    problems.push(['slug', 'Use minúsculas sin tildes, números y guiones: santa-rosa.'])
  else if (cities.some(({ slug }) => slug === city.slug))
    problems.push(['slug', `Ya hay una ciudad en /ec/${city.slug}: escriba otra dirección.`])
  const name = problemOf(city, cities)
  if (name !== undefined) problems.push(['name', name])
  return problems
}

/** What is still missing of a city that is added, in the words of what its page will lack. */
export function missingOf(typed: NewCityValues): string[] {
  return [
    'Lugares de atención: hasta que se agreguen, la página envía al lugar más cercano que atiende emergencias.',
    'Contactos de emergencia propios: sin ellos la página tiene el 911 y el 171.',
    ...(digitsOf(typed.population) === '' ? ['Población: la página no la menciona.'] : []),
    ...(typed.populationBasis.trim() === '' && digitsOf(typed.population) !== ''
      ? ['De dónde viene la cifra de población.']
      : []),
  ]
}

/** Removes what people put between the digits of a number. */
function digitsOf(number: string): string {
  return number.replace(/[\s.,]+/g, '')
}

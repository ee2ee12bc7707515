import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName } from '@/cities/city-name'
import { hasKnownHospital, nearestCities, nearestCitiesWithCare } from '@/cities/near-cities'
import { buildCity, realCities, withHospital } from './build-city'

const at = (name: string, latitude: number, longitude = -79) => buildCity({ name, latitude, longitude })
const home = at('Casa', 0)

test('the nearest cities with a known hospital come first, with their distance', () => {
  const near = withHospital(at('Cerca', 1))
  const far = withHospital(at('Lejos', 3))
  const care = nearestCitiesWithCare(home, [far, home, at('Sin hospital', 0.1), near])
  expect(care.map(({ city }) => city)).toEqual([near, far])
  expect(care[0]?.km).toBeCloseTo(111.2, 1)
})

test('a count without a name, or a name that is not counted, is no known hospital', () => {
  expect(hasKnownHospital({ ...home, hasHospital: 2 })).toBe(false)
  expect(hasKnownHospital({ ...withHospital(home), hasHospital: 0 })).toBe(false)
  expect(hasKnownHospital(withHospital(home))).toBe(true)
})

test('a city is not near itself, however it came into the list', () => {
  const copy = { ...withHospital(home), id: 'otra-fila' }
  const renamed = { ...withHospital(home), slug: 'otra-direccion' }
  expect(nearestCitiesWithCare(withHospital(home), [withHospital(home), copy, renamed])).toEqual([])
})

test('off the map there is nothing near: the province’s network is what can be said', () => {
  const pucara = buildCity({ name: 'Pucará' })
  expect(nearestCitiesWithCare(pucara, [withHospital(home)])).toEqual([])
  expect(nearestCitiesWithCare(home, [withHospital(pucara)])).toEqual([])
})

test('five are named unless another number is asked for', () => {
  const many = Array.from({ length: 9 }, (_, index) => withHospital(at(`Pueblo ${index}`, index + 1)))
  expect(nearestCitiesWithCare(home, many)).toHaveLength(5)
  expect(nearestCitiesWithCare(home, many, 2)).toHaveLength(2)
  expect(nearestCitiesWithCare(home, many, 20)).toHaveLength(9)
})

test('from Gualaceo, care is nearest in Azogues and Cuenca', () => {
  const cities = realCities()
  const gualaceo = cities.find(({ slug }) => slug === 'gualaceo') ?? home
  const care = nearestCitiesWithCare(gualaceo, cities, 2).map(
    ({ city, km }) => `${displayName(city)} ${Math.round(km)} km`,
  )
  expect(care).toEqual(['Azogues 19 km', 'Cuenca 25 km'])
  expect(nearestCities(gualaceo, cities, 1).map(({ city }) => displayName(city))).toEqual(['Chordeleg'])
})

test('every real city on the map has care within reach of the list', () => {
  const cities = realCities()
  const located = cities.filter(({ latitude }) => latitude !== null)
  expect(located).toHaveLength(219)
  for (const city of located) expect(nearestCitiesWithCare(city, cities)).toHaveLength(5)
})

test('the answer does not depend on the order of the list', () => {
  const cities = realCities()
  const quito = cities.find(({ slug }) => slug === 'quito') ?? home
  fc.assert(
    fc.property(fc.shuffledSubarray(cities, { minLength: 222 }), (shuffled) => {
      expect(nearestCitiesWithCare(quito, shuffled)).toEqual(nearestCitiesWithCare(quito, cities))
    }),
    { numRuns: 20 },
  )
})

test('towns at the same distance come in the order of their slugs', () => {
  const [a, b] = [withHospital(at('Abajo', -1)), withHospital(at('Arriba', 1))]
  expect(nearestCitiesWithCare(home, [b, a]).map(({ city }) => city.name)).toEqual(['Abajo', 'Arriba'])
  expect(nearestCitiesWithCare(home, [a, b]).map(({ city }) => city.name)).toEqual(['Abajo', 'Arriba'])
})

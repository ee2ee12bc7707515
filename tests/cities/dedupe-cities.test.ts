import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { City } from '@/cities/city'
import { dedupeCities } from '@/cities/dedupe-cities'
import { TOWN_COUNT } from '../support/town-count'
import { buildCity, realCities } from './build-city'

test('a name that differs in accents, case or punctuation is the same city', () => {
  const first = buildCity({ name: 'Baños de Agua Santa', province: 'Tungurahua' })
  const again = buildCity({ name: 'BANOS, de agua santa.', province: 'TUNGURAHUA' })
  expect(dedupeCities([first, again])).toEqual([first])
})

test('the same name in another province is another city', () => {
  const cities = [buildCity({ name: 'Olmedo', province: 'Loja' }), buildCity({ name: 'Olmedo', province: 'Manabí' })]
  expect(dedupeCities(cities)).toEqual(cities)
})

test('a province and its placeholder are the same province', () => {
  const first = buildCity({ name: 'Cuenca', province: 'Azuay' })
  expect(dedupeCities([first, buildCity({ name: 'Cuenca', province: 'Provincia 1' })])).toEqual([first])
})

test('the higher priority stays; between equals, the larger population', () => {
  const small = buildCity({ id: 'small', seoPriority: 9, population: 10 })
  const large = buildCity({ id: 'large', seoPriority: 5, population: 999 })
  const larger = buildCity({ id: 'larger', seoPriority: 9, population: 11 })
  expect(dedupeCities([large, small])).toEqual([small])
  expect(dedupeCities([small, large, larger])).toEqual([larger])
})

test('a city keeps the place where it was first seen', () => {
  const quito = buildCity({ name: 'Quito', province: 'Pichincha' })
  const weak = buildCity({ id: 'weak', seoPriority: 1 })
  const strong = buildCity({ id: 'strong', seoPriority: 9 })
  expect(dedupeCities([weak, quito, strong])).toEqual([strong, quito])
})

test('no two real cities are taken for one', () => {
  expect(dedupeCities(realCities())).toHaveLength(TOWN_COUNT)
})

const someCities = fc.array(
  fc.record({
    name: fc.constantFrom('Cuenca', 'CUENCA', 'Baños', 'banos', 'Loja', 'Lója.'),
    province: fc.constantFrom('Azuay', 'Loja'),
    seoPriority: fc.integer({ min: 0, max: 2 }),
    population: fc.integer({ min: 0, max: 3 }),
  }),
)

test('which cities stay does not depend on the order, and a second pass removes nothing', () => {
  const worth = (cities: City[]) =>
    cities
      .map((city) => [city.seoPriority, city.population, city.province, city.name.slice(0, 1).toLowerCase()].join())
      .sort()
  fc.assert(
    fc.property(someCities, (fields) => {
      const cities = fields.map(buildCity)
      const once = dedupeCities(cities)
      expect(dedupeCities(once)).toEqual(once)
      expect(worth(dedupeCities(cities.toReversed()))).toEqual(worth(once))
      for (const city of once) expect(cities).toContain(city)
    }),
  )
})

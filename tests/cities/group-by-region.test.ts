import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName } from '@/cities/city-name'
import { groupByRegion } from '@/cities/group-cities'
import { TOWN_COUNT } from '../support/town-count'
import { buildCity, realCities } from './build-city'

test('the regions come in order: Costa, Sierra, Oriente, Insular, Otra, then the others by name', () => {
  const regions = ['Zona Z', 'Otra', 'Insular', 'Ártico', 'Amazonía', 'Costa', '', 'Sierra', 'Oriente', 'Borde']
  const cities = regions.map((region, index) => buildCity({ name: `Pueblo ${index}`, region }))
  const groups = groupByRegion(cities)
  expect(groups.map(({ region }) => region)).toEqual([
    ...['Costa', 'Sierra', 'Oriente', 'Insular', 'Otra', 'Ártico', 'Borde', 'Zona Z'],
  ])
  expect(groups.map(({ cities }) => cities.length)).toEqual([1, 1, 2, 1, 2, 1, 1, 1])
})

test('within a region the cities keep their order, so that the best result of a search stays first', () => {
  const names = ['Quito', 'Puerto Quito', 'Ambato']
  const [sierra] = groupByRegion(names.map((name) => buildCity({ name })))
  expect(sierra?.cities.map(displayName)).toEqual(names)
})

test('the real cities fall into the four regions, none lost', () => {
  const groups = groupByRegion(realCities())
  expect(groups.map(({ region }) => region)).toEqual(['Costa', 'Sierra', 'Oriente', 'Insular'])
  expect(groups.flatMap(({ cities }) => cities)).toHaveLength(TOWN_COUNT)
})

test('no city is lost or changed, and the given list is not changed', () => {
  const someCities = fc.array(fc.record({ name: fc.string(), region: fc.string() }).map(buildCity))
  fc.assert(
    fc.property(someCities, (cities) => {
      const before = [...cities]
      const grouped = groupByRegion(cities).flatMap((group) => group.cities)
      expect(new Set(grouped)).toEqual(new Set(cities))
      expect(grouped).toHaveLength(cities.length)
      expect(cities).toEqual(before)
    }),
  )
})

import { expect, test } from 'vitest'
import { displayName } from '@/cities/city-name'
import { citiesOf, groupByProvince } from '@/cities/group-cities'
import { buildCity } from './build-city'

const cities = [
  buildCity({ name: 'Zaruma', province: 'El Oro' }),
  buildCity({ name: 'Paute', province: 'Provincia 1' }),
  buildCity({ name: 'Lejana', province: 'Atlántida' }),
  buildCity({ name: 'Cuenca', province: 'Azuay' }),
]

test('a province has its cities sorted by name, including those stored under its placeholder', () => {
  expect(citiesOf('Azuay', cities).map(displayName)).toEqual(['Cuenca', 'Paute'])
  expect(citiesOf('Napo', cities)).toEqual([])
})

test('the provinces are sorted by name, an unknown one among them, each with its cities', () => {
  const groups = groupByProvince(cities).map(({ province, cities }) => [province, cities.map(displayName)])
  expect(groups).toEqual([
    ['Atlántida', ['Lejana']],
    ['Azuay', ['Paute', 'Cuenca']],
    ['El Oro', ['Zaruma']],
  ])
})

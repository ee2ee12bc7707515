import { expect, test } from 'vitest'
import { displayName } from '@/cities/city-name'
import { listCities } from '@/cities/list-cities'
import { buildCity, realCities } from './build-city'

const paute = buildCity({ name: 'Paute', population: 26782, seoPriority: 5 })

test('a list shows every city once', () => {
  expect(listCities([paute, { ...paute, id: 'again' }])).toEqual([paute])
  expect(listCities(realCities())).toHaveLength(222)
})

test('a placeholder never replaces the city whose name it borrows, whatever its priority', () => {
  const placeholder = buildCity({ name: 'Ciudad 9', population: 50000, seoPriority: 10 })
  expect(listCities([placeholder, paute])).toEqual([paute])
})

test('placeholders of a province without other cities are listed last, under the name of their slug', () => {
  const placeholder = buildCity({ name: 'Ciudad 9', province: 'Napo', slug: 'archidona' })
  expect(listCities([placeholder, paute]).map(displayName)).toEqual(['Paute', 'Archidona'])
})

import { expect, test } from 'vitest'
import { listCities } from '@/cities/city-list'
import { displayName } from '@/cities/city-name'
import { TOWN_COUNT } from '../support/town-count'
import { buildCity, realCities } from './build-city'

const paute = buildCity({ name: 'Paute', population: 26782, seoPriority: 5 })

test('a list shows every city once', () => {
  expect(listCities([paute, { ...paute, id: 'again' }])).toEqual([paute])
  expect(listCities(realCities())).toHaveLength(TOWN_COUNT)
})

test('placeholders are listed last, and none is merged with the city whose name it borrows', () => {
  const placeholder = buildCity({ name: 'Ciudad 9', slug: 'ciudad-9', seoPriority: 10 })
  const other = buildCity({ name: 'Ciudad 8', slug: 'ciudad-8' })
  const listed = listCities([placeholder, paute, other])
  expect(listed.map(({ slug }) => slug)).toEqual([paute.slug, 'ciudad-9', 'ciudad-8'])
  expect(listed.map(displayName)).toEqual(['Paute', 'Paute', 'Paute'])
})

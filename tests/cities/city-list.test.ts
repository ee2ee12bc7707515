import { expect, test } from 'vitest'
import { cityListOf } from '@/cities/city-list'

const row = (id: string, fields: object = {}) => ({
  id,
  name: 'Cuenca',
  slug: id,
  province: 'Azuay',
  region: 'Sierra',
  seoPriority: 5,
  ...fields,
})

test('a row that no city can be read from is named with its reason, and the others are read', () => {
  const { cities, unreadable } = cityListOf([row('cuenca'), { id: 'x1', name: '', slug: '' }, null])
  expect(cities.map(({ id }) => id)).toEqual(['cuenca'])
  expect(unreadable).toEqual([
    { id: 'x1', name: '', error: expect.stringContaining('no tiene nombre ni slug') },
    { id: '', name: '', error: expect.stringContaining('no es una fila') },
  ])
})

test('a duplicate is shown with the city it is merged into', () => {
  const { cities, merged } = cityListOf([row('cuenca-2', { name: 'CUENCA.' }), row('cuenca', { seoPriority: 9 })])
  expect(cities.map(({ id }) => id)).toEqual(['cuenca'])
  expect(merged.map(({ city, into }) => [city.id, into?.id])).toEqual([['cuenca-2', 'cuenca']])
})

test('a placeholder that could only borrow the name of a listed city is merged into it', () => {
  const { cities, merged } = cityListOf([row('cuenca'), row('ciudad-7', { name: 'Ciudad 7' })])
  expect(cities.map(({ id }) => id)).toEqual(['cuenca'])
  expect(merged.map(({ city, into }) => [city.id, into?.id])).toEqual([['ciudad-7', 'cuenca']])
})

test('every row is in exactly one of the three lists', () => {
  const rows = [row('a'), row('b'), row('c', { name: 'Girón' }), row('d', { name: 'Ciudad 3', province: 'Loja' }), 7]
  const { cities, merged, unreadable } = cityListOf(rows)
  expect(cities.length + merged.length + unreadable.length).toBe(rows.length)
})

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

test('an unreadable row is listed with the reason, and the other rows are read', () => {
  const { cities, unreadable } = cityListOf([row('cuenca'), { id: 'x1', name: '', slug: '' }, null])
  expect(cities.map(({ id }) => id)).toEqual(['cuenca'])
  expect(unreadable).toEqual([
    { id: 'x1', name: '', error: 'la fila «x1» no tiene nombre ni slug' },
    { id: '', name: '', error: 'no es una fila: object' },
  ])
})

test('a value that is not a row is listed by its type, and a row without a name by its id', () => {
  expect(cityListOf(['Cuenca', { id: 7, name: null }, { id: 8, name: '¿?' }]).unreadable).toEqual([
    { id: '', name: '', error: 'no es una fila: string' },
    { id: '7', name: '', error: 'la fila «7» no tiene nombre ni slug' },
    { id: '8', name: '¿?', error: 'la fila «8» no tiene nombre ni slug' },
  ])
})

test('the reason is the message of the error', () => {
  const broken = {
    get slug(): string {
      throw new TypeError('a fault of ours')
    },
  }
  expect(cityListOf([broken]).unreadable).toEqual([{ id: '', name: '', error: 'a fault of ours' }])
})

test('a placeholder with two rows is listed once, and the other row is merged into it', () => {
  const { cities, merged } = cityListOf([
    row('ciudad-7', { name: 'Ciudad 7', province: 'Napo' }),
    row('otra', { name: 'Ciudad 7', slug: 'ciudad-7', province: 'Napo' }),
    row('cuenca'),
  ])
  expect(cities.map(({ id }) => id)).toEqual(['cuenca', 'ciudad-7'])
  expect(merged.map(({ city, into }) => [city.id, into?.id])).toEqual([['otra', 'ciudad-7']])
})

test('a duplicate is shown with the city it is merged into', () => {
  const { cities, merged } = cityListOf([row('cuenca-2', { name: 'CUENCA.' }), row('cuenca', { seoPriority: 9 })])
  expect(cities.map(({ id }) => id)).toEqual(['cuenca'])
  expect(merged.map(({ city, into }) => [city.id, into?.id])).toEqual([['cuenca-2', 'cuenca']])
})

test('every row is in exactly one of the three lists', () => {
  const rows = [row('a'), row('b'), row('c', { name: 'Girón' }), row('ciudad-3', { name: 'Ciudad 3' }), 7]
  const { cities, merged, unreadable } = cityListOf(rows)
  expect(cities.length + merged.length + unreadable.length).toBe(rows.length)
})

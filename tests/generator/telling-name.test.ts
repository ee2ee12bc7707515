import { expect, test } from 'vitest'
import { gazetteerOf, tellingName } from '@/generator/gazetteer'
import { REAL_CITIES } from './real-cities'

test('of two cities with one name each is told by its province, and of the others none', () => {
  const names = REAL_CITIES.map((city) => tellingName(city, gazetteerOf(REAL_CITIES)))
  expect(new Set(names).size).toBe(REAL_CITIES.length)
  expect(names.filter((name) => name.startsWith('Olmedo')).sort()).toEqual(['Olmedo (Loja)', 'Olmedo (Manabí)'])
  for (const own of ['Cuenca', 'Loja', 'Cañar', 'Santo Domingo']) expect(names).toContain(own)
})

test('a town named like another province is told by its own: nobody looks for it in Quito', () => {
  const names = REAL_CITIES.map((city) => tellingName(city, gazetteerOf(REAL_CITIES)))
  expect(names.filter((name) => /^(Pichincha|Bolívar)/.test(name)).sort()).toEqual([
    'Bolívar (Carchi)',
    'Pichincha (Manabí)',
  ])
})

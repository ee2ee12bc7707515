import { expect, test } from 'vitest'
import { gazetteerOf, tellingName } from '@/generator/gazetteer'
import { REAL_CITIES } from './real-cities'

test('two cities of the same name are shown with their provinces, and other cities without', () => {
  const names = REAL_CITIES.map((city) => tellingName(city, gazetteerOf(REAL_CITIES)))
  expect(new Set(names).size).toBe(REAL_CITIES.length)
  expect(names.filter((name) => name.startsWith('Olmedo')).sort()).toEqual(['Olmedo (Loja)', 'Olmedo (Manabí)'])
  for (const own of ['Cuenca', 'Loja', 'Cañar', 'Santo Domingo']) expect(names).toContain(own)
})

test('a town with the name of another province is shown with its own province, so that nobody looks for Pichincha in Quito', () => {
  const names = REAL_CITIES.map((city) => tellingName(city, gazetteerOf(REAL_CITIES)))
  expect(names.filter((name) => /^(Pichincha|Bolívar)/.test(name)).sort()).toEqual([
    'Bolívar (Carchi)',
    'Pichincha (Manabí)',
  ])
})

import { expect, test } from 'vitest'
import { cityNamer } from '@/admin/desk/city-namer'
import { REAL_CITIES } from '../../generator/real-cities'

test('of two cities with one name each is told by its province, and of the others none', () => {
  const names = REAL_CITIES.map(cityNamer(REAL_CITIES))
  expect(new Set(names).size).toBe(REAL_CITIES.length)
  expect(names.filter((name) => name.startsWith('Olmedo')).sort()).toEqual(['Olmedo (Loja)', 'Olmedo (Manabí)'])
  expect(names).toContain('Cuenca')
})

import { expect, test } from 'vitest'
import { sizeText } from '@/cities/city-size'

test.each([
  [500_001, 'Una de las ciudades más grandes'],
  [500_000, 'Ciudad importante'],
  [100_001, 'Ciudad importante'],
  [100_000, 'Ciudad mediana'],
  [20_000, 'Ciudad mediana'],
  [19_999, undefined],
  [0, undefined],
])('a canton of %i inhabitants is described as %s', (population, size) => {
  expect(sizeText({ population, populationBasis: 'cantón INEC 2022' })).toBe(size)
})

test('a city without a counted population has no description of its size', () => {
  expect(sizeText({ population: 50_000, populationBasis: null })).toBeUndefined()
})

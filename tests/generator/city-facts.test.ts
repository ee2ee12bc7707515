import { expect, test } from 'vitest'
import { cityFacts } from '@/generator/city-facts'
import { buildCity } from '../cities/build-city'

const factsOf = (population: number, populationBasis: string | null = 'cantón INEC 2022') =>
  cityFacts(buildCity({ population, populationBasis }))

test('the population is grouped as in the census tables, and says whose figure it is', () => {
  expect(factsOf(596_101)).toContain('Población: 596.101 hab. (cantón, INEC 2022)')
  expect(factsOf(9018)).toContain('Población: 9.018 hab. (cantón, INEC 2022)')
})

test('an unknown population is shown as N/D, never as the default, and says nothing of the size', () => {
  expect(factsOf(50_000, null).slice(2)).toEqual(['Población: N/D'])
})

test.each([
  [500_001, 'Una de las ciudades más grandes'],
  [500_000, 'Ciudad importante'],
  [100_000, 'Ciudad mediana'],
  [19_999, undefined],
])('a canton of %i inhabitants is described as %s', (population, size) => {
  expect(factsOf(population)[3]).toBe(size)
})

import { expect, test } from 'vitest'
import { censusPopulation } from '@/visitor/city/CityFacts'
import { buildCity } from '../../cities/build-city'

test('the population is the canton’s, and says whose figure it is', () => {
  const cuenca = buildCity({ population: 596101, populationBasis: 'cantón INEC 2022' })
  expect(censusPopulation(cuenca)).toBe('596.101 hab. (cantón, INEC 2022)')
})

test('a figure of four digits is grouped as in the census tables', () => {
  expect(censusPopulation(buildCity({ population: 9018, populationBasis: 'cantón INEC 2022' }))).toMatch(
    /^9\.018 hab\./,
  )
})

test('an unknown population is shown as N/D, never as the default', () => {
  expect(censusPopulation(buildCity({ population: 50_000, populationBasis: null }))).toBe('N/D')
})

import { expect, test } from 'vitest'
import { similarCities } from '@/visitor/city/similar-cities'
import { realCities } from '../../cities/build-city'

const cities = realCities()
const namesFor = (slug: string) => similarCities(cities, slug).map(({ name }) => name)

test.each([
  ['quitoo', 'Quito'],
  ['guayakil', 'Guayaquil'],
  ['cuencas', 'Cuenca'],
  ['santo-dominguito', 'Santo Domingo'],
])('«%s» suggests %s', (slug, name) => {
  expect(namesFor(slug)).toContain(name)
})

test('the name of two towns suggests both, and the name of a province its own towns beside the one so named elsewhere', () => {
  expect(namesFor('olmedo')).toEqual(['Olmedo', 'Olmedo'])
  expect(namesFor('pichincha')).toEqual(expect.arrayContaining(['Pichincha', 'Quito']))
})

test('at most five cities are suggested, and none if no city begins like the address', () => {
  expect(namesFor('san').length).toBe(5)
  expect(namesFor('xyzw')).toEqual([])
  expect(namesFor('')).toEqual([])
  expect(namesFor('¿?')).toEqual([])
})

test('an address of 5,000 characters suggests none', () => {
  expect(namesFor('z'.repeat(5000))).toEqual([])
})

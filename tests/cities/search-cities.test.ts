import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName } from '@/cities/city-name'
import { normalizeText, searchCities, suggestCities } from '@/cities/search-cities'
import { buildCity, realCities } from './build-city'

const cities = realCities()
const names = (query: string) => searchCities(cities, query).map(displayName)

test('a search finds names and provinces, whatever the case and the accents', () => {
  expect(names('cuen')).toEqual(['Cuenca'])
  expect(names('CUEN')).toEqual(['Cuenca'])
  expect(names('canar')).toEqual(names('Cañar'))
  expect(names('cañar')).toContain('Azogues')
  expect(names('  quito ')).toEqual(['Quito', 'Puerto Quito'])
  expect(names('tsachilas')).toEqual(['Santo Domingo', 'La Concordia'])
})

test('a province under its placeholder is found by its real name', () => {
  const city = buildCity({ name: 'Biblián', province: 'Provincia 3' })
  expect(searchCities([city], 'cañar')).toEqual([city])
  expect(searchCities([city], 'provincia 3')).toEqual([city])
})

test('an empty search keeps all cities in their order; one of signs alone finds none', () => {
  expect(searchCities(cities, '')).toEqual(cities)
  expect(searchCities(cities, '   ')).toEqual(cities)
  expect(names('???')).toEqual([])
  expect(names('%')).toEqual([])
  expect(names('cuenca azuay loja')).toEqual([])
})

test('a match does not run from one province name into the other, or from name to province', () => {
  expect(names('cuenca azuay')).toEqual([])
  expect(names('domingo santo')).toEqual([])
})

test('whatever a plain case-insensitive search finds is found', () => {
  const someText = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'aeiouáéíóúñüÑÁ nrlstdm.-') }),
    fc
      .constantFrom(...cities.map(displayName), ...cities.map(({ province }) => province))
      .chain((text) => fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([a, b]) => text.slice(a, b))),
  )
  fc.assert(
    fc.property(someText, fc.boolean(), (text, upper) => {
      const query = upper ? text.toUpperCase() : text
      const plain = cities.filter((city) =>
        [displayName(city), city.province].some((field) => field.toLowerCase().includes(query.toLowerCase())),
      )
      expect(searchCities(cities, query)).toEqual(expect.arrayContaining(plain))
    }),
  )
})

test('no query breaks the search, and results keep the order given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (query) => {
      const found = searchCities(cities, query)
      expect(found).toEqual(cities.filter((city) => found.includes(city)))
      expect(suggestCities(cities, query).length).toBeLessThanOrEqual(8)
    }),
  )
})

test('suggestions begin with the names that begin with the query, then words that do, then the rest', () => {
  const towns = ['Colonche', 'El Oro', 'Santa Lola', 'Loja', 'Guayaquil', 'Loreto'].map((name) => buildCity({ name }))
  const inLosRios = buildCity({ name: 'Vinces', province: 'Los Ríos' })
  expect(suggestCities([inLosRios, ...towns], 'lo').map(displayName)).toEqual([
    ...['Loja', 'Loreto', 'Santa Lola', 'Colonche', 'Vinces'],
  ])
  expect(suggestCities(cities, 'rios').map(({ province }) => province)).toEqual(Array(8).fill('Los Ríos'))
  expect(suggestCities(cities, 'santa', 2).map(displayName)).toEqual(['Santa Isabel', 'Santa Rosa'])
  expect(displayName(suggestCities(cities, 'coca')[0] ?? buildCity())).toBe('El Coca')
})

test('nothing typed, nothing suggested', () => {
  expect(suggestCities(cities, '  ')).toEqual([])
  expect(suggestCities(cities, '¿?')).toEqual([])
})

test('a text is compared without accents, case, signs and extra spaces', () => {
  expect(normalizeText('  San JOSÉ   de   Chimbo ')).toBe('san jose de chimbo')
  expect(normalizeText('Baños (Agua-Santa)!')).toBe('banos agua santa')
  expect(normalizeText('')).toBe('')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const normalized = normalizeText(text)
      expect(normalized).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/)
      expect(normalizeText(normalized)).toBe(normalized)
      expect(normalizeText(text.normalize('NFD'))).toBe(normalizeText(text.normalize('NFC')))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName } from '@/cities/city-name'
import { normalizeText } from '@/cities/names/normalize-text'
import { searchPlaces } from '@/cities/search/search-places'
import { searchCities } from '@/cities/search-cities'
import { citiesWithNamedPlaces } from './build-city'

const cities = citiesWithNamedPlaces()
const names = (query: string) => searchCities(cities, query).map(displayName)

test('one typing error anywhere in a name of six letters or more still finds that city', () => {
  const long = cities.map(displayName).filter((name) => /^\p{L}{6,}$/u.test(name))
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(5), (name, at) => {
      const slip = name.slice(0, at) + name.slice(at + 1)
      expect(names(slip).length, slip).toBeGreaterThan(0)
      // A misspelt name may be part of another name («Chila» of «Tsáchilas») or of the name of a place of care.
      const isElsewhere = searchPlaces(cities, slip).isNamed || searchPlaces(cities, slip).facilities.length > 0
      if (!isElsewhere) expect(names(slip), slip).toContain(name)
    }),
  )
})

test('everything that a plain case-insensitive search finds is found', () => {
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
      const found = new Set(searchCities(cities, query))
      expect(plain.filter((city) => !found.has(city))).toEqual([])
    }),
  )
})

test('no query breaks the search, and no city is listed twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (query) => {
      const listed = searchCities(cities, query)
      expect(new Set(listed).size).toBe(listed.length)
      searchPlaces(cities, query)
    }),
  )
})

test('a normalized text has only plain letters and digits with one space between words, whatever the encoding of its accents', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const normalized = normalizeText(text)
      expect(normalized).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/)
      expect(normalizeText(normalized)).toBe(normalized)
      expect(normalizeText(text.normalize('NFD'))).toBe(normalizeText(text.normalize('NFC')))
    }),
  )
})

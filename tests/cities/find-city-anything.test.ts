import fc from 'fast-check'
import { expect, test } from 'vitest'
import { citySlug } from '@/cities/city-name'
import { findCity } from '@/cities/find-city'
import { buildCity, realCities } from './build-city'

const cities = realCities()
const find = (slug: string) => findCity(cities, slug)?.slug

test('no address, however long or strange, makes the look-up fail', () => {
  for (const piece of ['a', 'á', '-', '%', '%2F', 'ciudad-1', ' ', '\u0000', '\ud800']) {
    expect(find(piece.repeat(5000))).toBeUndefined()
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (slug) => void findCity(cities, slug)))
})

test('the slug used in the links to a city leads back to it', () => {
  const anyCity = fc.record({ name: fc.string(), slug: fc.string({ minLength: 1 }) }).map(buildCity)
  fc.assert(
    fc.property(anyCity, (city) => {
      if (citySlug(city) !== '') expect(findCity([city], citySlug(city))).toBe(city)
    }),
  )
})

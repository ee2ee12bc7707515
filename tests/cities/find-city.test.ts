import { expect, test } from 'vitest'
import { findCity } from '@/cities/find-city'
import { buildCity, realCities } from './build-city'

const cities = realCities()
const find = (slug: string) => findCity(cities, slug)?.slug

test('every city is found by its own slug', () => {
  for (const city of cities) expect(findCity(cities, city.slug)).toBe(city)
})

test.each([
  ['Cuenca', 'cuenca'],
  ['CAÑAR', 'canar'],
  ['ca%C3%B1ar', 'canar'],
  ['san jose de chimbo', 'san-jose-de-chimbo'],
  ['San%20José%20de%20Chimbo', 'san-jose-de-chimbo'],
  ['san--jose-de-chimbo/', 'san-jose-de-chimbo'],
  ['san_jose_de_chimbo', 'san-jose-de-chimbo'],
])('«%s» means %s', (typed, slug) => {
  expect(find(typed)).toBe(slug)
})

test.each([[''], [' '], ['-'], ['%'], ['%E0%A4%A'], ['cuen'], ['cuenca-2'], ['no-existe'], ['<script>']])(
  '«%s» means no city',
  (typed) => {
    expect(find(typed)).toBeUndefined()
  },
)

test.each(['olmedo', 'Olmedo'])('«%s» means none of the two towns with this name', (typed) => {
  expect(find(typed)).toBeUndefined()
})

test.each(['pichincha', 'bolivar'])(
  '«%s», which is also a province, does not mean the town in another province',
  (typed) => {
    expect(find(typed)).toBeUndefined()
  },
)

test('an exact slug comes before a loose one, and a slug before a name', () => {
  const named = buildCity({ id: 'named', name: 'El Tambo', slug: 'otro' })
  const loose = buildCity({ id: 'loose', name: 'X', slug: 'El Tambo' })
  const exact = buildCity({ id: 'exact', name: 'Y', slug: 'el-tambo' })
  expect(findCity([named, loose, exact], 'el-tambo')).toBe(exact)
  expect(findCity([named, loose], 'el-tambo')).toBe(loose)
  expect(findCity([named], 'el-tambo')).toBe(named)
})

test('a city is found by its canonical name and by the one stored', () => {
  const city = buildCity({ name: 'Oña', canonicalName: 'San Felipe de Oña', slug: 'x' })
  expect(findCity([city], 'san-felipe-de-ona')).toBe(city)
  expect(findCity([city], 'oña')).toBe(city)
})

test('an address of punctuation only does not find a city whose names are only punctuation', () => {
  expect(findCity([buildCity({ name: '¿?', slug: '—' })], '-')).toBeUndefined()
})

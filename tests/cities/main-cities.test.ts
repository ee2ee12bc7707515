import { expect, test } from 'vitest'
import { mainCities } from '@/cities/city-list'
import { buildCity } from './build-city'

const city = (slug: string, seoPriority: number, population: number) => buildCity({ slug, seoPriority, population })
const slugs = (count: number, ...cities: ReturnType<typeof city>[]) => mainCities(cities, count).map(({ slug }) => slug)

test('the main cities come by the editors’ priority, and the larger first where it is equal', () => {
  const cities = [
    city('small', 3, 10_000),
    city('large', 3, 90_000),
    city('first', 9, 20_000),
    city('last', 1, 500_000),
  ]
  expect(slugs(4, ...cities)).toEqual(['first', 'large', 'small', 'last'])
})

test('no more of the main cities are taken than asked for, and the list itself keeps its order', () => {
  const cities = [city('a', 1, 1), city('b', 3, 1), city('c', 2, 1)]
  expect(slugs(2, ...cities)).toEqual(['b', 'c'])
  expect(cities.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
})

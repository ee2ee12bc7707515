import { expect, test } from 'vitest'
import { searchRows } from '@/admin/desk/list/search-rows'
import { normalizeText } from '@/cities/names/normalize-text'
import { REAL_CITIES, realCity } from '../../../generator/real-cities'

const townRows = REAL_CITIES.map((city) => ({ name: city.name, city }))
const townsFor = (query: string) =>
  searchRows(townRows, query, { texts: ({ name }) => [normalizeText(name)], cityOf: ({ city }) => city }).map(
    ({ name }) => name,
  )

test('a list of the desk finds a town as readers do: by an everyday name, an abbreviation or with a slip of the finger', () => {
  expect(townsFor('lago agrio')).toEqual(['Nueva Loja'])
  expect(townsFor('sta rosa')).toContain('Santa Rosa')
  expect(townsFor('quto')).toContain('Quito')
  expect(townsFor('zzz')).toEqual([])
  expect(townsFor('')).toHaveLength(REAL_CITIES.length)
})

test('a place of that name comes before one in a street of that name', () => {
  const azogues = realCity('azogues')
  const quito = realCity('quito')
  const rows = [
    { name: 'Hospital Homero Castanier', address: 'Luis González', city: azogues },
    { name: 'Hospital Luis Fernando', address: 'Calle 1', city: quito },
  ]
  const found = searchRows(rows, 'luis f', {
    texts: ({ name, city, address }) => [name, city.province, address].map(normalizeText),
    cityOf: ({ city }) => city,
  })
  expect(found.map(({ city }) => city.name)).toEqual(['Quito'])
  const both = searchRows(rows, 'luis', {
    texts: ({ name, address }) => [name, address].map(normalizeText),
    cityOf: ({ city }) => city,
  })
  expect(both.map(({ city }) => city.name)).toEqual(['Quito', 'Azogues'])
})

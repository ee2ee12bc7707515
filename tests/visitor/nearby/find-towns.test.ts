import { expect, test } from 'vitest'
import { readRegister, writeRegister } from '@/cities/register-file'
import { findTowns } from '@/visitor/nearby/find-towns'
import { realCities } from '../../cities/build-city'

const readCities = readRegister(writeRegister(realCities())) ?? []

test.each([
  ['guayakil', 'guayaquil'],
  ['lago agrio', 'nueva-loja'],
  ['coca', 'el-coca'],
  ['quito', 'quito'],
  ['hospital playas', 'playas'],
])('«%s» means %s', (query, slug) => {
  const { meant, others } = findTowns(readCities, query)
  expect(meant?.slug ?? others[0]?.slug).toBe(slug)
})

test('a name that two towns have is asked about', () => {
  const { meant, others } = findTowns(readCities, 'Olmedo')
  expect(meant).toBeUndefined()
  expect(others.filter(({ name }) => name.startsWith('Olmedo'))).toHaveLength(2)
})

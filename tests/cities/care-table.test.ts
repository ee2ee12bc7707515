import { expect, test } from 'vitest'
import { careTable } from '../../scripts/care'
import { TOWN_COUNT } from '../support/town-count'
import { realCities } from './build-city'

const rowOf = (table: string, town: string) => table.split('\n').find((line) => line.includes(` | ${town} | `))

test('every town has a line that says where its page sends the reader', () => {
  const table = careTable()
  expect(table.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(2 + TOWN_COUNT)
  expect(rowOf(table, 'Playas')).toContain('Hospital Básico de Playas')
  expect(rowOf(table, 'Puerto Villamil')).toContain('por mar o por aire')
  expect(rowOf(table, 'Balao'), 'not in the city of Guayaquil').toContain('cantón Guayaquil, a 10 km')
  expect(table).toMatch(/without any place in town: .*Mira, Chilla, Zaruma/)
})

test('a closed place is not in the line of its town', () => {
  const cities = realCities().map((city) => ({
    ...city,
    facilities: city.facilities.map((facility) =>
      facility.name === 'Hospital Básico de Playas' ? { ...facility, status: 'closed' as const } : facility,
    ),
  }))
  expect(rowOf(careTable(cities), 'Playas')).not.toContain('Hospital Básico de Playas')
})

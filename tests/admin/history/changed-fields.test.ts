import { expect, test } from 'vitest'
import { fieldWords } from '@/admin/facilities/facility-words'
import { CITY_WORDS, changeWords } from '@/admin/history/change-words'
import { changedFields } from '@/admin/history/FieldList'
import { cityIn, realCities } from '../../cities/build-city'

const CITY = {
  name: 'Cuenca',
  canonicalName: null,
  slug: 'cuenca',
  province: 'Azuay',
  latitude: -2.9,
  emergencyContacts: '{"emergencias":"911"}',
}

test('a change of a city shows its fields in an editor’s words, and an unknown value as empty', () => {
  const after = {
    ...CITY,
    canonicalName: 'Santa Ana',
    latitude: null,
    emergencyContacts: '{"emergencias":911,"saludPublica":"171"}',
    population: 5,
  }
  expect(changedFields(CITY_WORDS, CITY, after)).toEqual([
    { label: 'Nombre que se muestra', before: '', after: 'Santa Ana' },
    { label: 'Población', before: '', after: '5' },
    { label: 'Latitud', before: '-2.9', after: '' },
    {
      label: 'Contactos de emergencia',
      before: 'emergencias: 911',
      after: 'emergencias: 911; saludPublica: 171',
    },
  ])
})

test('an added city shows all its fields, and so does a deleted one', () => {
  expect(changedFields(CITY_WORDS, null, CITY)).toHaveLength(5)
  expect(changedFields(CITY_WORDS, CITY, null)).toHaveLength(5)
})

test('a change of a place shows the day of its check as a date in words', () => {
  expect(changedFields(fieldWords(new Map()), { checkedOn: '2026-05-01' }, { checkedOn: '2026-11-22' })).toEqual([
    { label: 'Última revisión', before: '1 de mayo de 2026', after: '22 de noviembre de 2026' },
  ])
})

test('a note is named by its place, which its own row does not name', () => {
  const cities = realCities()
  const city = cityIn(cities, 'quito')
  const [place] = city.facilities
  const about = { rowId: place?.id ?? '', cityId: city.id, changedBy: null, changedAt: '2026-11-22T12:00:00Z' }
  const note = { id: 1, tableName: 'facilityNotes', runId: null, reason: null, before: { note: null } } as const
  const { name } = changeWords({ ...note, ...about, after: { note: 'Llamar por la tarde' } }, cities)
  expect(name).toContain(place?.name)
})

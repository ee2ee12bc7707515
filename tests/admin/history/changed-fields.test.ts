import { expect, test } from 'vitest'
import { fieldWords } from '@/admin/facilities/facility-words'
import { CITY_WORDS } from '@/admin/history/change-words'
import { changedFields } from '@/admin/history/FieldList'

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

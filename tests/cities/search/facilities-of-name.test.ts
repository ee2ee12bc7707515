import { expect, test } from 'vitest'
import { facilitiesOfName } from '@/cities/search/search-places'
import { buildCity } from '../build-city'

const quito = buildCity({
  name: 'Quito',
  medicalFacilities: { hospitals: ['Maternidad Isidro Ayora', 'Hospital Ayoral'], clinics: ['Centro de Ayora Alta'] },
})
const ayora = buildCity({ name: 'Ayora', medicalFacilities: { hospitals: ['Hospital de Ayora'], clinics: [] } })
const facilities = ['Maternidad Isidro Ayora', 'Hospital Ayoral', 'Centro de Ayora Alta']
  .map((name) => ({ city: quito, name }))
  .concat({ city: ayora, name: 'Hospital de Ayora' })
const found = (query: string) => facilitiesOfName(facilities, query, [ayora]).map(({ name }) => name)

test('beside a town of that name stand the hospitals elsewhere whose names contain it as whole words', () => {
  expect(found('AYORA')).toEqual(['Maternidad Isidro Ayora'])
  expect(found('isidro ayora')).toEqual(['Maternidad Isidro Ayora'])
})

test('any other place stands there only if that is its whole name, with or without its kind', () => {
  expect(found('ayora alta')).toEqual(['Centro de Ayora Alta'])
  expect(found('centro de ayora alta')).toEqual(['Centro de Ayora Alta'])
  expect(found('alta')).toEqual([])
})

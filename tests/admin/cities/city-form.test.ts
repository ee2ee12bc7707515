import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  type CityValues,
  changeOf,
  citySchema,
  NOTHING_STORED,
  newCityOf,
  suggestedSlug,
  typedCity,
} from '@/admin/cities/city-form'
import { editedColumns } from '@/cities/city-fields'
import { REAL_CITIES, realCity } from '../../generator/real-cities'

const CONTACTS = '{"emergencias":"911","saludPublica":171,"Bomberos de Playas":"042760102"}'
const playas = realCity('playas')
const STORED = v.parse(editedColumns, { ...playas, emergencyContacts: CONTACTS })

const typed = (change: Partial<CityValues>) => ({ ...typedCity(STORED), ...change })
const changed = (change: Partial<CityValues>, isEditor = true) => changeOf(typed(change), STORED, isEditor)
const contact = (number: string, name = 'Cruz Roja') => ({ contacts: [{ name, number }] })

/** Returns the fields at which the form is refused. */
const refused = (change: Partial<CityValues>) =>
  (v.safeParse(citySchema({ city: playas, stored: STORED, cities: REAL_CITIES }), typed(change)).issues ?? []).map(
    (issue) => v.getDotPath(issue),
  )

describe('what a save changes', () => {
  test('only the fields that were typed are saved, and blanks around a name do not count', () => {
    expect(changed({})).toEqual({})
    expect(changed({ name: ' Playas ' })).toEqual({})
    expect(changed({ canonicalName: ' General Villamil ' })).toEqual({ canonicalName: 'General Villamil' })
  })

  test('numbers are read as people write them, the point also from a map link, and an empty one is none', () => {
    expect(changed({ population: '12.345', point: '-2,63 -80,39' })).toEqual({
      population: 12345,
      latitude: -2.63,
      longitude: -80.39,
    })
    const link = 'https://www.google.com/maps/place/Playas/@-2.6,-80.3,14z/data=!3d-2.65!4d-80.38'
    expect(changed({ point: link })).toEqual({ latitude: -2.65, longitude: -80.38 })
    expect(changed({ point: '' })).toEqual({ latitude: null, longitude: null })
    expect(changed({ population: '' })).toEqual({ population: 0 })
  })

  test('an editor sees the city’s own contacts, and a save keeps the national numbers as they are', () => {
    expect(typedCity(STORED).contacts).toEqual([{ name: 'Bomberos de Playas', number: '042760102' }])
    const { emergencyContacts = '' } = changed(contact('06 288-6204', ' Cruz Roja '))
    expect(JSON.parse(emergencyContacts)).toEqual({
      emergencias: '911',
      saludPublica: '171',
      'Cruz Roja': '062886204',
    })
  })

  test('a person who is no editor changes the province alone', () => {
    expect(changed({ province: 'Azuay', name: 'X' }, false)).toEqual({ province: 'Azuay' })
  })
})

describe('what is refused, at its field', () => {
  test.each<[string, Partial<CityValues>, string]>([
    ['an empty name', { name: '   ' }, 'name'],
    ['a too long name', { name: 'x'.repeat(121) }, 'name'],
    ['a provisional name', { name: 'Ciudad 12' }, 'name'],
    ['the name of another city of the province, as the site would merge the two', { name: 'DURAN' }, 'name'],
    ['the same as the name that is shown', { canonicalName: 'Durán' }, 'name'],
    ['a population in words', { population: 'muchos' }, 'population'],
    ['a short link, which does not tell the point', { point: 'https://maps.app.goo.gl/abc' }, 'point'],
    ['a point in another country', { point: '40.4, -3.7' }, 'point'],
    ['a contact without a name', contact('042760102', ' '), 'contacts.0.name'],
    ['a contact with the name of another', contact('042760102', 'EMERGENCIAS'), 'contacts.0.name'],
    [
      'a contact with a word that the portal does not publish',
      contact('04276', 'Venta de medicinas'),
      'contacts.0.name',
    ],
    ['a contact without a number', contact(''), 'contacts.0.number'],
    ['letters in a number', contact('04276O102'), 'contacts.0.number'],
    ['more digits than can be called', contact('59342760102'), 'contacts.0.number'],
    ['a national number', contact('911'), 'contacts.0.number'],
  ])('%s', (_, change, field) => {
    expect(refused(change)).toEqual([field])
  })

  test('but not the city’s own name, another province’s, or no point', () => {
    expect(refused({})).toEqual([])
    expect(refused({ canonicalName: 'General Villamil' })).toEqual([])
    expect(refused({ name: 'Durán', province: 'Azuay' })).toEqual([])
    expect(refused({ point: '', ...contact('(04) 276-0102') })).toEqual([])
  })
})

describe('a new city', () => {
  const NEW = { ...typedCity(NOTHING_STORED), name: 'Tarqui', province: 'Azuay', point: '-2,98, -79,05' }
  const refusedNew = (change: Partial<CityValues>) => {
    const schema = citySchema({ city: undefined, stored: NOTHING_STORED, cities: REAL_CITIES })
    return v.safeParse(schema, { ...NEW, ...change }).issues?.map((issue) => v.getDotPath(issue)) ?? []
  }

  test('has the region of its province, a slug from its name, and the contacts that were typed', () => {
    expect(newCityOf({ ...NEW, ...contact('072840102') }, REAL_CITIES)).toMatchObject({
      name: 'Tarqui',
      slug: 'tarqui',
      region: 'Sierra',
      latitude: -2.98,
      emergencyContacts: '{"Cruz Roja":"072840102"}',
    })
  })

  test('gets the province in its slug where the name is taken', () => {
    expect(suggestedSlug({ name: 'Cuenca', province: 'Manabí' }, REAL_CITIES)).toBe('cuenca-manabi')
    expect(refusedNew({ name: 'Cuenca', province: 'Manabí' })).toEqual([])
  })

  test('needs a name, a province, a point and an address of its own', () => {
    expect(refusedNew({})).toEqual([])
    expect(refusedNew({ name: ' ' })).toEqual(['name'])
    expect(refusedNew({ province: '' })).toEqual(['province'])
    expect(refusedNew({ point: '' })).toEqual(['point'])
    expect(refusedNew({ slug: 'cuenca' })).toEqual(['slug'])
    expect(refusedNew({ slug: 'Con Espacios' })).toEqual(['slug'])
  })
})

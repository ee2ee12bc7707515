import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NO_CITY, newCityOf, newCitySchema, suggestedSlug } from '@/admin/cities/new-city-form'
import { buildCity } from '../../cities/build-city'

const CITIES = [buildCity({ name: 'Olmedo', slug: 'olmedo', province: 'Loja' })]
const TYPED = { ...NO_CITY, name: 'Tarqui', province: 'Azuay', point: '-2,98, -79,05' }

const problems = (change: Partial<typeof NO_CITY>) =>
  v.safeParse(newCitySchema(CITIES), { ...TYPED, ...change }).issues?.map(({ path }) => path?.[0].key) ?? []

test('a new city has the region of its province, a slug from its name, and the point of a pasted map link', () => {
  const link = 'https://www.google.com/maps/place/Tarqui/@-2.98,-79.05,14z/data=!3d-2.991!4d-79.042'
  expect(newCityOf({ ...TYPED, point: link, population: '10.490' }, CITIES)).toMatchObject({
    name: 'Tarqui',
    slug: 'tarqui',
    region: 'Sierra',
    latitude: -2.991,
    longitude: -79.042,
    population: 10490,
  })
})

test('the slug of a taken name has its province', () => {
  expect(suggestedSlug({ name: 'Olmedo', province: 'Manabí' }, CITIES)).toBe('olmedo-manabi')
  expect(problems({ name: 'Olmedo', province: 'Manabí' })).toEqual([])
})

test('a city that the site could not show is refused at its field', () => {
  expect(problems({})).toEqual([])
  expect(problems({ name: ' ' })).toEqual(['name'])
  expect(problems({ province: '' })).toEqual(['province'])
  expect(problems({ point: 'https://maps.app.goo.gl/abc' })).toEqual(['point'])
  expect(problems({ point: '40.4, -3.7' })).toEqual(['point'])
  expect(problems({ population: 'muchos' })).toEqual(['population'])
  expect(problems({ slug: 'olmedo' })).toEqual(['slug'])
  expect(problems({ slug: 'Con Espacios' })).toEqual(['slug'])
  // The site would show the two as one.
  expect(problems({ name: 'OLMEDO', province: 'Loja', slug: 'otro' })).toEqual(['name'])
})

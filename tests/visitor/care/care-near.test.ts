import { expect, test } from 'vitest'
import { careNear } from '@/visitor/care/care-near'
import { buildCity, realCities, withHospital } from '../../cities/build-city'

const cities = realCities()
const named = (slug: string) => cities.find((city) => city.slug === slug) ?? buildCity()

test('a city with a hospital of its own is sent to no other', () => {
  expect(careNear(named('quito'), cities)).toEqual([])
})

test('a city without one is told the three nearest, with kilometres', () => {
  const care = careNear(named('balao'), cities)
  expect(care.map(({ name, km }) => [name, Math.round(km ?? 0)])).toEqual([
    ['El Guabo', 37],
    ['Machala', 42],
    ['Pasaje', 46],
  ])
  expect(care.every(({ hospitals }) => hospitals.length > 0)).toBe(true)
})

test('a city that is not on the map is told its province’s hospitals, without a distance', () => {
  const care = careNear(named('pucara'), cities)
  expect(care[0]).toMatchObject({ name: 'Cuenca', province: 'Azuay' })
  expect(care.every(({ km, province }) => km === undefined && province === 'Azuay')).toBe(true)
})

test('a province under a placeholder’s name is that province', () => {
  const lost = buildCity({ name: 'Perdida', province: 'Provincia 1' })
  expect(careNear(lost, [withHospital(buildCity({ name: 'Cuenca', province: 'Azuay' }))])).toMatchObject([
    { name: 'Cuenca', province: 'Azuay' },
  ])
})

test('where nothing is known, nothing is said', () => {
  expect(careNear(buildCity({ name: 'Sola' }), [])).toEqual([])
})

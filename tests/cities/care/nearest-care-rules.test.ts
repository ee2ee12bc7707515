import { describe, expect, test } from 'vitest'
import { careMapOf } from '@/cities/care/care-map'
import { nearestCare, type Origin } from '@/cities/care/nearest-care'
import type { City } from '@/cities/city'
import { AMBATO, kmFromAmbato, place, town } from '../build-place'

/** Builds a town with one hospital at this point. */
const at = (name: string, point: { latitude: number; longitude: number }, province = 'Tungurahua') =>
  town(name, [place(name, point)], { province })
const nearest = (from: Origin, cities: City[], limit = 3) =>
  nearestCare(from, careMapOf(cities).emergency, limit).map(({ facility }) => facility.name)

test('the nearest comes first, in whatever direction; no more are returned than are asked for', () => {
  const around = [
    at('norte', kmFromAmbato(30)),
    at('este', kmFromAmbato(0, 10)),
    at('sur', kmFromAmbato(-20)),
    at('oeste', kmFromAmbato(0, -40)),
  ]
  expect(nearest(AMBATO, around)).toEqual(['este', 'sur', 'norte'])
  expect(nearest(AMBATO, around, 1)).toEqual(['este'])
  expect(nearest(AMBATO, around, 9)).toEqual(['este', 'sur', 'norte', 'oeste'])
  const [first] = nearestCare(AMBATO, careMapOf(around).emergency, 1)
  expect(first).toStrictEqual({
    facility: around[1]?.facilities[0],
    city: around[1],
    km: expect.closeTo(10, 2),
    isOverWater: false,
  })
})

test('equally near places keep the given order', () => {
  const point = kmFromAmbato(7)
  expect(nearest(AMBATO, [at('uno', point), at('dos', point), at('tres', point)])).toEqual(['uno', 'dos', 'tres'])
})

test('a slightly nearer place comes first, in whatever direction', () => {
  const [north, east] = [(km: number) => at('norte', kmFromAmbato(km)), (km: number) => at('este', kmFromAmbato(0, km))]
  expect(nearest(AMBATO, [east(10), north(9.8)])).toEqual(['norte', 'este'])
  expect(nearest(AMBATO, [north(10), east(9.8)])).toEqual(['este', 'norte'])
})

test('without places the answer is empty, on land and at sea', () => {
  expect(nearest(AMBATO, [])).toEqual([])
  expect(nearest({ latitude: -1, longitude: -85 }, [])).toEqual([])
})

describe('on the other side of the mountains', () => {
  const here = at('aquí', kmFromAmbato(40))
  const over = (name: string, km: number) => at(name, kmFromAmbato(-km), 'Pastaza')

  test('a place counts when it is less than half as far as the nearest on this side', () => {
    expect(nearest(AMBATO, [here, over('detrás', 19)])).toEqual(['detrás', 'aquí'])
    expect(nearest(AMBATO, [here, over('detrás', 21)])).toEqual(['aquí'])
    expect(nearest(AMBATO, [here, over('detrás', 18), over('también', 19), over('lejos', 21)], 2)).toEqual([
      ...['detrás', 'también'],
    ])
  })

  test('every place counts when there is none on this side', () => {
    expect(nearest(AMBATO, [over('lejos', 60), over('cerca', 50)])).toEqual(['cerca', 'lejos'])
  })

  test('the side is that of the given province or, without one, of the province on the map', () => {
    const places = [here, over('detrás', 21)]
    expect(nearest({ ...AMBATO, province: 'Napo' }, [at('oeste', kmFromAmbato(21)), over('este', 40)])).toEqual([
      'este',
    ])
    expect(nearest({ ...AMBATO, province: 'Cotopaxi' }, places)).toEqual(['aquí'])
    expect(nearest(AMBATO, places)).toEqual(['aquí'])
  })

  test('from abroad, the side is that of the nearest place', () => {
    const ipiales = { latitude: 1.2, longitude: -77.2 }
    const oriente = at('oriente', { latitude: 0.1, longitude: -76.9 }, 'Sucumbíos')
    const sierra = at('sierra', AMBATO)
    expect(nearest(ipiales, [sierra, oriente])).toEqual(['oriente'])
    expect(nearest(ipiales, [sierra])).toEqual(['sierra'])
  })
})

describe('over the sea', () => {
  const ayora = { latitude: -0.74, longitude: -90.31 }
  const cristobal = at('San Cristóbal', { latitude: -0.9, longitude: -89.6 }, 'Galápagos')
  const villamil = at('Isabela', { latitude: -0.95, longitude: -90.97 }, 'Galápagos')
  const guayaquil = at('Guayaquil', { latitude: -2.19, longitude: -79.89 }, 'Guayas')
  const told = (from: Origin, ...cities: City[]) =>
    nearestCare(from, careMapOf(cities).emergency, 3).map(({ facility, isOverWater }) => [facility.name, isOverWater])

  test('nobody is sent while a place can be reached over land', () => {
    const own = at('Santa Cruz', { latitude: -0.73, longitude: -90.32 }, 'Galápagos')
    expect(told(ayora, cristobal, guayaquil, own)).toEqual([['Santa Cruz', false]])
    expect(told(AMBATO, cristobal, guayaquil)).toEqual([['Guayaquil', false]])
  })

  test('another island comes before the mainland, which is given only if there is nothing else', () => {
    expect(told(ayora, guayaquil, cristobal, villamil)).toEqual([
      ['Isabela', true],
      ['San Cristóbal', true],
    ])
    expect(told(ayora, guayaquil)).toEqual([['Guayaquil', true]])
    expect(told({ latitude: -2.19, longitude: -79.88 }, cristobal)).toEqual([['San Cristóbal', true]])
  })

  test('a place of the Galápagos lies over the sea even if its point was typed wrong, and so does the mainland for somebody there', () => {
    const wrong = at('mal escrito', kmFromAmbato(10), 'Galápagos')
    expect(told(AMBATO, wrong)).toEqual([['mal escrito', true]])
    expect(told(AMBATO, wrong, at('lejos', kmFromAmbato(40)))).toEqual([['lejos', false]])
    expect(told({ ...AMBATO, province: 'Galápagos' }, at('cerca', kmFromAmbato(10)))).toEqual([['cerca', true]])
  })

  test('the Gulf of Guayaquil counts as the sea', () => {
    const playas = { latitude: -2.63, longitude: -80.39 }
    const machala = at('Machala', { latitude: -3.26, longitude: -79.96 }, 'El Oro')
    const quito = at('Quito', { latitude: -0.22, longitude: -78.51 }, 'Pichincha')
    expect(told(playas, machala, quito)).toEqual([['Quito', false]])
    expect(told(playas, machala)).toEqual([['Machala', true]])
  })
})

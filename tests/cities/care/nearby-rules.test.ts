import { describe, expect, test } from 'vitest'
import { careMapOf } from '@/cities/care/care-map'
import { type DirectedCare, nearbyFacility, nearbyPoint, nearbyTown } from '@/cities/care/nearby'
import type { City } from '@/cities/city'
import { AMBATO, ambato, away, kmFromAmbato, place, town } from '../build-place'

const names = (near: readonly DirectedCare[]) => near.map(({ facility }) => facility.name)
const around = (...cities: City[]) => nearbyPoint(AMBATO, careMapOf(cities))
const WEAK = { confidence: 'weak' }
const TYPE_A = { kind: 'centro-a' }

describe('around a point', () => {
  test('for an emergency: the three nearest that need no confirmation, then those to be confirmed that are nearer than the first', () => {
    const hospitals = [away('a 40', 40), away('a 30', 30), away('a 20', 20), away('a 10', 10)]
    const unsure = [away('dudoso a 9', 9, WEAK), away('dudoso a 11', 11, WEAK), away('dudoso a 5', 5, WEAK)]
    const { emergency } = around(...hospitals, ...unsure, away('Tipo A', 1, TYPE_A))
    expect(names(emergency)).toEqual(['a 10', 'a 20', 'a 30', 'dudoso a 5', 'dudoso a 9'])
  })

  test('a place to be confirmed that is farther than the nearest other place is not listed', () => {
    expect(names(around(away('a 10', 10), away('dudoso a 11', 11, WEAK)).emergency)).toEqual(['a 10'])
  })

  test('places to be confirmed are listed if there are no others', () => {
    expect(names(around(away('dudoso', 50, WEAK)).emergency)).toEqual(['dudoso'])
  })

  test('a place to be confirmed beyond the mountains is not listed', () => {
    expect(names(around(away('aquí', 20), away('detrás', 15, WEAK, 'Pastaza')).emergency)).toEqual(['aquí'])
  })

  test('of any kind: the five nearest places', () => {
    const places = [6, 5, 4, 3, 2].map((km) => away(`a ${km}`, km, TYPE_A))
    expect(names(around(...places, away('hospital', 1)).anyKind)).toEqual([...['hospital', 'a 2', 'a 3', 'a 4', 'a 5']])
  })

  test('each place has its direction, from its own point or its town’s, unless it is next door', () => {
    const own = town('Píllaro', [place('Al norte', kmFromAmbato(10)), place('Al este', kmFromAmbato(0, 11))])
    const ofTown = town('Quero', [place('Al sur')], kmFromAmbato(-12))
    const nextDoor = town('Ambato', [place('Aquí', kmFromAmbato(0.29)), place('Allí', kmFromAmbato(0.31))])
    const directions = around(own, ofTown, nextDoor).anyKind.map(({ facility, direction }) => [
      facility.name,
      direction,
    ])
    expect(directions).toEqual([
      ['Aquí', undefined],
      ['Allí', 'al norte'],
      ['Al norte', 'al norte'],
      ['Al este', 'al este'],
      ['Al sur', 'al sur'],
    ])
  })
})

describe('around a town', () => {
  const aroundTown = (city: City, ...others: City[]) => nearbyTown(city, careMapOf([city, ...others]))

  test('for an emergency: three places, first the town’s answer, then others in town, then the next outside; those to be confirmed last', () => {
    const [one, other] = [place('Hospital', kmFromAmbato(1)), place('Tipo C', { ...kmFromAmbato(2), kind: 'centro-c' })]
    const rest = [place('Tipo A', TYPE_A), place('Dudoso', WEAK)]
    const outside = [away('a 20', 20), away('a 10', 10)]
    expect(names(aroundTown(ambato(one, other, ...rest), ...outside).emergency)).toEqual([
      ...['Hospital', 'Tipo C', 'a 10', 'Dudoso'],
    ])
    expect(names(aroundTown(ambato(one, ...rest), ...outside).emergency)).toEqual([
      ...['Hospital', 'a 10', 'a 20', 'Dudoso'],
    ])
    expect(names(aroundTown(ambato(...rest), ...outside).emergency)).toEqual(['a 10', 'a 20', 'Dudoso'])
  })

  test('for an emergency: an empty list if no place attends emergencies', () => {
    expect(aroundTown(ambato(place('Tipo A', TYPE_A))).emergency).toEqual([])
  })

  test('of any kind: the five nearest places; one without a point has neither distance nor direction', () => {
    const places = [place('Sin punto', TYPE_A), place('Con punto', { ...kmFromAmbato(2), ...TYPE_A })]
    const { anyKind } = aroundTown(ambato(...places), ...[10, 11, 12, 13].map((km) => away(`a ${km}`, km)))
    expect(anyKind.map(({ facility, km, direction }) => [facility.name, km, direction])).toEqual([
      ['Sin punto', undefined, undefined],
      ['Con punto', expect.closeTo(2, 2), 'al norte'],
      ['a 10', expect.closeTo(10, 2), 'al norte'],
      ['a 11', expect.closeTo(11, 2), 'al norte'],
      ['a 12', expect.closeTo(12, 2), 'al norte'],
    ])
  })

  test('a place without a point in another town has the distance of that town', () => {
    const quero = town('Quero', [place('En Quero', TYPE_A)], kmFromAmbato(-12))
    expect(aroundTown(ambato(), quero).anyKind).toMatchObject([{ km: expect.closeTo(12, 2), direction: 'al sur' }])
  })

  test('the town’s province decides on which side of the mountains it is', () => {
    const puyo = town('Puyo', [], { ...AMBATO, province: 'Pastaza' })
    expect(names(aroundTown(puyo, away('sierra', 21, TYPE_A), away('oriente', 40, TYPE_A, 'Napo')).anyKind)).toEqual([
      'oriente',
    ])
  })

  test('a town without a point gets its own places, without a direction', () => {
    const { emergency, anyKind } = aroundTown(town('Nueva', [place('Hospital')]), away('a 10', 10))
    expect(emergency).toMatchObject([{ facility: { name: 'Hospital' }, km: undefined, direction: undefined }])
    expect(anyKind).toEqual([])
  })
})

describe('around a place of care', () => {
  const around = (facility: City['facilities'][number], ...others: City['facilities'][number][]) => {
    const city = town('Ambato', [facility, ...others], AMBATO)
    return nearbyFacility(facility, city, careMapOf([city, away('a 10', 10), away('a 30', 30)]))
  }

  test('distances are measured from its own point, which may lie far from the town', () => {
    const post = place('Puesto', { ...kmFromAmbato(28), kind: 'puesto', inTown: false })
    const { emergency, anyKind } = around(post)
    expect(names(emergency)).toEqual(['a 30', 'a 10'])
    expect(emergency[0]?.km).toBeCloseTo(2, 1)
    expect(names(anyKind)).toEqual(['Puesto', 'a 30', 'a 10'])
  })

  test('without a point of its own they are the town’s, and the place is among them only if it attends emergencies', () => {
    const outside = { inTown: false }
    expect(names(around(place('Puesto', { kind: 'puesto', ...outside })).emergency)).toEqual(['a 10', 'a 30'])
    expect(names(around(place('Hospital', outside)).emergency)).toEqual(['Hospital', 'a 10', 'a 30'])
    expect(names(around(place('Dudoso', { ...outside, ...WEAK })).emergency)).toEqual(['a 10', 'a 30', 'Dudoso'])
    expect(names(around(place('En la ciudad'), place('Tipo C', { kind: 'centro-c' })).emergency)).toEqual([
      ...['En la ciudad', 'Tipo C', 'a 10'],
    ])
  })
})

describe('on an island from which every place for emergencies is across the water', () => {
  const mainland = town('Guayaquil', [place('Hospital')], { latitude: -2.19, longitude: -79.89, province: 'Guayas' })
  const shore = { latitude: -2.739, longitude: -79.908 }
  const [post, doubtful, mental] = [
    place('Puesto', { ...shore, kind: 'puesto' }),
    place('Centro dudoso', { ...shore, kind: 'centro-a', ...WEAK }),
    place('Psiquiátrico', { ...shore, specialty: 'psiquiatria' }),
  ]
  const puna = (...facilities: City['facilities'][number][]) =>
    town('Puná', facilities, { ...shore, province: 'Guayas' })
  const ways = (city: City) => {
    const map = careMapOf([city, mainland])
    return [nearbyTown(city, map), nearbyPoint({ ...shore, province: 'Guayas' }, map)]
  }

  test('a place on it that needs no confirmation, and is no special hospital, can see the reader meanwhile', () => {
    for (const { emergency, meanwhile } of ways(puna(doubtful, mental, post))) {
      expect(emergency.map(({ isOverWater }) => isOverWater)).toEqual([true])
      expect(meanwhile?.facility.name).toBe('Puesto')
    }
    for (const { meanwhile } of ways(puna(doubtful, mental))) expect(meanwhile).toBeUndefined()
  })

  test('none is named where a place on it attends emergencies, or where there is no water between', () => {
    const [own, inTheSierra] = [
      puna(post, place('Tipo C', { ...shore, kind: 'centro-c' })),
      town('Ambato', [post], AMBATO),
    ]
    for (const { meanwhile } of ways(own)) expect(meanwhile).toBeUndefined()
    expect(around(inTheSierra, away('a 10', 10)).meanwhile).toBeUndefined()
    expect(around(town('Ambato', [place('Tipo A', { ...AMBATO, ...TYPE_A })], AMBATO)).meanwhile).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { careMapOf } from '@/cities/care/care-map'
import type { CareNear } from '@/cities/care/nearest-care'
import {
  careAmong,
  careOfTown,
  nearerThanAnswer,
  nearerToConfirm,
  nearIn,
  notAtAnyHour,
  ownToConfirm,
  untilTransfer,
} from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { AMBATO, ambato, away, kmFromAmbato, place, town } from '../build-place'

const told = (near: readonly CareNear[]) => near.map(({ facility }) => facility.name)
const careOf = (city: City, ...others: City[]) => careOfTown(city, careMapOf([city, ...others]))
const WEAK = { confidence: 'weak' }

describe('the places of a canton', () => {
  test('are those in town, and those elsewhere or without a stored answer', () => {
    const city = ambato(place('Centro'), place('Fuera', { inTown: false }), place('Quién sabe', { inTown: null }))
    const { inTown, inCanton } = careOf(city)
    expect(inTown.map(({ name }) => name)).toEqual(['Centro'])
    expect(inCanton.map(({ name }) => name)).toEqual(['Fuera', 'Quién sabe'])
  })

  test('have their distance from the centre if both points are known', () => {
    expect(nearIn(ambato(), place('Cerca', kmFromAmbato(3)))).toMatchObject({
      km: expect.closeTo(3, 2),
      isOverWater: false,
    })
    expect(nearIn(ambato(), place('Sin punto')).km).toBeUndefined()
  })

  test('may lie on another island, which is marked for those known to be out of town', () => {
    const guayaquil = town('Guayaquil', [], { latitude: -2.19, longitude: -79.89, province: 'Guayas' })
    const puna = { latitude: -2.739, longitude: -79.908 }
    expect(nearIn(guayaquil, place('Puná', { ...puna, inTown: false })).isOverWater).toBe(true)
    expect(nearIn(guayaquil, place('Puná', { ...puna, inTown: true })).isOverWater).toBe(false)
    expect(nearIn(guayaquil, place('Puná', { ...puna, inTown: null })).isOverWater).toBe(false)
    expect(nearIn(guayaquil, place('Sin punto', { inTown: false })).isOverWater).toBe(false)
    expect(nearIn(guayaquil, place('Durán', { latitude: -2.17, longitude: -79.84, inTown: false })).isOverWater).toBe(
      false,
    )
    expect(nearIn(town('Sin punto', []), place('Puná', { ...puna, inTown: false })).isOverWater).toBe(false)
  })
})

describe('with an alarm sign', () => {
  test('the answer is in town if a place there needs no confirmation, and the nearest others come after it', () => {
    const { answer, elsewhere, toConfirm } = careOf(
      ambato(
        place('Por confirmar', WEAK),
        place('Tipo A', { kind: 'centro-a' }),
        place('Tipo C', { kind: 'centro-c' }),
      ),
      away('Lejos', 20),
      away('Cerca', 10),
      away('Dudoso', 5, WEAK),
    )
    expect(answer?.facility.name).toBe('Tipo C')
    expect(told(elsewhere)).toEqual(['Cerca', 'Lejos'])
    // A hospital that is nearer than the sure one is asked about, because the answer is none.
    expect(told(toConfirm)).toEqual(['Por confirmar', 'Dudoso'])
  })

  test('otherwise the answer is the nearest place; places to be confirmed are given if they are no farther', () => {
    const { answer, elsewhere, toConfirm } = careOf(
      ambato(place('Por confirmar', WEAK)),
      away('Lejos', 20),
      away('Cerca', 10),
      away('Dudoso', 5, WEAK),
      away('Dudoso y lejos', 11, WEAK),
    )
    expect(answer).toMatchObject({ facility: { name: 'Cerca' }, km: expect.closeTo(10, 2), isOverWater: false })
    expect(told(elsewhere)).toEqual(['Lejos'])
    expect(told(toConfirm)).toEqual(['Por confirmar', 'Dudoso'])
  })

  test('places to be confirmed beyond the mountains are not given as long as another place is on this side', () => {
    expect(careOf(ambato(), away('Aquí', 20), away('Detrás', 15, WEAK, 'Pastaza')).toConfirm).toEqual([])
    expect(told(careOf(ambato(), away('Detrás', 15, WEAK, 'Pastaza')).toConfirm)).toEqual(['Detrás'])
  })

  test('the town’s province decides on which side of the mountains it is', () => {
    const puyo = town('Puyo', [], { ...AMBATO, province: 'Pastaza' })
    expect(careOf(puyo, away('Sierra', 21), away('Oriente', 40, {}, 'Napo')).answer?.facility.name).toBe('Oriente')
  })

  test('without places, or without the town’s point, there is no answer, but the places in town are given', () => {
    expect(careOf(ambato())).toEqual({ inTown: [], inCanton: [], answer: null, toConfirm: [], elsewhere: [] })
    const nowhere = town('Nueva', [place('Por confirmar', WEAK)])
    const care = careOf(nowhere, away('Cerca', 10), away('Dudoso', 5, WEAK))
    expect(care).toMatchObject({ answer: null, elsewhere: [] })
    expect(told(care.toConfirm)).toEqual(['Por confirmar'])
  })

  test('a place of the canton can be the answer too, without a distance if its point is not known', () => {
    const { answer } = careOf(ambato(place('Quién sabe', { inTown: null })), away('Cerca', 10))
    expect(answer).toMatchObject({ facility: { name: 'Quién sabe' }, km: undefined })
    const outside = careOf(ambato(place('Fuera', { ...kmFromAmbato(7), inTown: false })), away('Cerca', 10))
    expect(outside.answer).toMatchObject({ facility: { name: 'Fuera' }, km: expect.closeTo(7, 2) })
    expect(told(outside.elsewhere)).toEqual(['Cerca'])
  })

  test('a town that is another object than the one in the list does not get its own places as places elsewhere', () => {
    const city = ambato(place('Hospital', kmFromAmbato(1)))
    expect(
      careOfTown({ ...city }, careMapOf([city, away('Cerca', 10)])).elsewhere.map(({ city }) => city.name),
    ).toEqual(['Cerca'])
  })
})

describe('outside the town', () => {
  const first = (hospital: number, centre: number) =>
    careOf(ambato(), away('Hospital', hospital), away('Centro', centre, { kind: 'centro-c' })).answer?.facility.name

  test('a hospital comes before a centre, unless it is over a third and over 5 km farther', () => {
    expect(first(5.9, 1)).toBe('Hospital')
    expect(first(6.1, 1)).toBe('Centro')
    expect(first(14.9, 10)).toBe('Hospital')
    expect(first(15.1, 10)).toBe('Centro')
    expect(first(39.9, 30)).toBe('Hospital')
    expect(first(40.1, 30)).toBe('Centro')
  })

  test('of one town a hospital and another place are given, the nearest of each', () => {
    const pillaro = town('Píllaro', [
      place('Hospital 2', kmFromAmbato(12)),
      place('Hospital 1', kmFromAmbato(11)),
      place('Tipo C 2', { ...kmFromAmbato(14), kind: 'centro-c' }),
      place('Tipo C 1', { ...kmFromAmbato(13), kind: 'centro-c' }),
    ])
    const { answer, elsewhere } = careOf(ambato(), pillaro, away('Lejos', 30))
    expect([answer?.facility.name, ...told(elsewhere)]).toEqual(['Hospital 1', 'Tipo C 1', 'Lejos'])
  })

  test('three are given, and beyond 100 km only the first', () => {
    const here = ambato(place('Hospital'))
    const [ten, twenty, thirty, forty] = [10, 20, 30, 40].map((km) => away(`a ${km}`, km))
    if (!ten || !twenty || !thirty || !forty) throw new Error('no towns')
    expect(told(careOf(here, forty, thirty, twenty, ten).elsewhere)).toEqual(['a 10', 'a 20', 'a 30'])
    expect(told(careOf(here, ten, away('a 99', 99), away('a 101', 101)).elsewhere)).toEqual(['a 10', 'a 99'])
    expect(told(careOf(here, away('a 101', 101), away('a 110', 110)).elsewhere)).toEqual(['a 101'])
  })
})

test('the care of a town among a list of cities is the same as with a map made of them', () => {
  const [here, there] = [ambato(), away('Cerca', 10)]
  const cities = [here, there]
  expect(careAmong(here, cities)).toEqual(careOf(here, there))
  expect(careAmong(there, cities)).toEqual(careOf(there, here))
})

describe('beside the answer', () => {
  const TYPE_C = { kind: 'centro-c' }
  const own = (city: City, ...others: City[]) => ownToConfirm(careOf(city, ...others))?.name

  test('a place in town that would come before it is asked about first, and one that would come after it is not', () => {
    const doubtful = place('Dudoso', WEAK)
    expect(own(ambato(doubtful), away('a 10', 10))).toBe('Dudoso')
    expect(own(ambato(doubtful, place('Tipo C', TYPE_C)))).toBe('Dudoso')
    expect(own(ambato(place('Hospital'), place('Tipo C dudoso', { ...TYPE_C, ...WEAK })))).toBeUndefined()
    expect(own(ambato(doubtful))).toBe('Dudoso')
    expect(own(ambato(), away('a 10', 10), away('dudoso a 5', 5, WEAK))).toBeUndefined()
  })

  test('a centre for emergencies is told that is nearer than a hospital elsewhere, by more than the distances are rounded', () => {
    const nearer = (hospital: number, centre: number, ...facilities: City['facilities'][number][]) =>
      nearerThanAnswer(
        ambato(),
        careOf(ambato(...facilities), away('Hospital', hospital), away('Centro', centre, TYPE_C)),
      )
    expect(nearer(12, 10)?.facility.name).toBe('Centro')
    expect(nearer(12, 11)).toBeUndefined()
    expect(nearer(12, 13)).toBeUndefined()
    expect(nearer(12, 10, place('En la ciudad'))).toBeUndefined()
    // The centre is so much nearer that it is the answer itself.
    expect(nearer(20, 10)).toBeUndefined()
  })

  test('so is a place to be confirmed', () => {
    const nearer = (answer: number, doubtful: number, ...facilities: City['facilities'][number][]) =>
      nearerToConfirm(careOf(ambato(...facilities), away('Hospital', answer), away('Dudoso', doubtful, WEAK)))
    expect(nearer(20, 10)?.facility.name).toBe('Dudoso')
    expect(nearer(20, 19)).toBeUndefined()
    expect(nearer(20, 10, place('En la ciudad', WEAK))?.facility.name).toBe('Dudoso')
    expect(nearerToConfirm(careOf(ambato(), away('Dudoso', 10, WEAK)))).toBeUndefined()
  })

  test('across the water, a place in town that needs no confirmation can see the patient until the transfer', () => {
    const mainland = town('Guayaquil', [place('Hospital')], { latitude: -2.19, longitude: -79.89, province: 'Guayas' })
    const puna = { latitude: -2.739, longitude: -79.908, province: 'Guayas' }
    const onPuna = (...facilities: City['facilities'][number][]) =>
      untilTransfer(careOf(town('Puná', facilities, puna), mainland))?.name
    const [post, doubtful] = [
      place('Puesto', { kind: 'puesto' }),
      place('Centro dudoso', { kind: 'centro-a', ...WEAK }),
    ]
    const mental = place('Psiquiátrico', { specialty: 'psiquiatria' })
    expect(onPuna(doubtful, mental, post)).toBe('Puesto')
    expect(onPuna(doubtful, mental)).toBeUndefined()
    expect(onPuna(post, place('Tipo C dudoso', { ...TYPE_C, ...WEAK }))).toBe('Puesto')
    expect(onPuna(post, place('Tipo C', TYPE_C))).toBeUndefined()
  })

  test('so can a place in town where the hospital is 15 km away or more, even one to be confirmed', () => {
    const at = (km: number, ...facilities: City['facilities'][number][]) =>
      untilTransfer(careOf(ambato(...facilities), away('Hospital', km)))?.name
    const [post, doubtful] = [place('Puesto', { kind: 'puesto' }), place('Dudoso', { kind: 'centro-a', ...WEAK })]
    expect(at(15, doubtful, post)).toBe('Puesto')
    expect(at(14, doubtful, post)).toBeUndefined()
    expect(at(15, doubtful)).toBe('Dudoso')
    expect(at(15, place('Tipo C', TYPE_C), post)).toBeUndefined()
  })
})

describe('a place that does not attend emergencies at any hour', () => {
  const BY_DAY = { attendsEmergencies: 'by-day' }
  const NONE = { attendsEmergencies: 'no' }

  test.each([BY_DAY, NONE])('is never an answer, for its own town or another: %j', (hours) => {
    const closed = ambato(place('Cerrado de noche', { ...AMBATO, ...hours }))
    const [near, far] = [away('Cerca', 10), away('Lejos', 30)]
    expect(careOf(closed, near).answer?.facility.name).toBe('Cerca')
    expect(careOf(near, closed, far)).toMatchObject({ answer: { facility: { name: 'Cerca' } }, toConfirm: [] })
    expect(told(careOf(near, closed, far).elsewhere)).toEqual(['Lejos'])
  })

  test('is told beside the answer where its town has none like it that does', () => {
    const shut = (...facilities: City['facilities'][number][]) =>
      notAtAnyHour(careOf(ambato(...facilities), away('Lejos', 30)))?.name
    expect(shut(place('De día', BY_DAY))).toBe('De día')
    expect(shut(place('Ninguna', NONE))).toBe('Ninguna')
    expect(shut(place('De día', BY_DAY), place('Tipo C', { kind: 'centro-c' }))).toBe('De día')
    expect(shut(place('De día', BY_DAY), place('Hospital'))).toBeUndefined()
    expect(shut(place('Tipo C', { kind: 'centro-c', ...BY_DAY }), place('Hospital'))).toBeUndefined()
    expect(shut(place('Tipo B', { kind: 'centro-b', ...BY_DAY }))).toBe('Tipo B')
    // Nobody expects it of a small centre, nor of a specialised hospital.
    expect(shut(place('Tipo B', { kind: 'centro-b', ...NONE }))).toBeUndefined()
    expect(shut(place('Niños', { specialty: 'pediatria', ...BY_DAY }))).toBeUndefined()
  })
})

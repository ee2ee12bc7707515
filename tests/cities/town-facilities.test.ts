import { expect, test } from 'vitest'
import { kmFromCentre, openFacilities, pointOf } from '@/cities/town-facilities'
import { AMBATO, kmFromAmbato, place, town } from './build-place'

test('a town is where it is, or where a place of care in it is; one elsewhere in its canton does not say it', () => {
  const outside = place('Fuera', { ...kmFromAmbato(20), inTown: false })
  const inside = place('Dentro', kmFromAmbato(3))
  expect(pointOf(town('Píllaro', [inside], AMBATO))).toStrictEqual(AMBATO)
  expect(pointOf(town('Píllaro', [place('Sin punto'), outside, inside]))).toStrictEqual(kmFromAmbato(3))
  expect(pointOf(town('Píllaro', [place('Sin punto'), outside]))).toBeUndefined()
})

test('the open places of a town come in order of use, the nearest to its centre first', () => {
  const facilities = [
    place('Centro', { kind: 'centro-a' }),
    place('Lejos', kmFromAmbato(9)),
    place('Cerrado', { ...kmFromAmbato(1), status: 'closed' }),
    place('Cerca', kmFromAmbato(2)),
    place('Por confirmar', { status: 'unconfirmed' }),
  ]
  const order = ['Cerca', 'Lejos', 'Por confirmar', 'Centro']
  expect(openFacilities(town('Ambato', facilities, AMBATO)).map(({ name }) => name)).toEqual(order)
  expect(openFacilities(town('Ambato', facilities), kmFromAmbato(8)).map(({ name }) => name)).toEqual([
    ...['Lejos', 'Cerca', 'Por confirmar', 'Centro'],
  ])
})

test('how far a place is from the centre is known where both points are', () => {
  expect(kmFromCentre(place('Cerca', kmFromAmbato(2)), AMBATO)).toBeCloseTo(2, 3)
  expect(kmFromCentre(place('Sin punto'), AMBATO)).toBeUndefined()
  expect(kmFromCentre(place('Cerca', kmFromAmbato(2)), undefined)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { kmFromCentre, openFacilities, pointOf } from '@/cities/care/town-facilities'
import { AMBATO, kmFromAmbato, place, town } from '../build-place'

test('the point of a town is its own, or that of a place of care in it, but not of a place elsewhere in its canton', () => {
  const outside = place('Fuera', { ...kmFromAmbato(20), inTown: false })
  const inside = place('Dentro', kmFromAmbato(3))
  expect(pointOf(town('Píllaro', [inside], AMBATO))).toStrictEqual(AMBATO)
  expect(pointOf(town('Píllaro', [place('Sin punto'), outside, inside]))).toStrictEqual(kmFromAmbato(3))
  expect(pointOf(town('Píllaro', [place('Sin punto'), outside]))).toBeUndefined()
})

test('the point of a town is the same for an editor, who also reads closed places, and for a visitor, in whatever order rows come', () => {
  const closed = place('Hospital de antes', { ...kmFromAmbato(9), status: 'closed' })
  const hospital = place('Hospital', kmFromAmbato(3))
  const post = place('Puesto', { ...kmFromAmbato(1), kind: 'puesto' })
  expect(pointOf(town('Píllaro', [closed, hospital, post]))).toStrictEqual(kmFromAmbato(3))
  expect(pointOf(town('Píllaro', [post, hospital]))).toStrictEqual(kmFromAmbato(3))
  expect(pointOf(town('Píllaro', [closed]))).toBeUndefined()
})

test('the open places of a town are sorted by usefulness, then by distance from its centre', () => {
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

test('the distance of a place from the centre is known if both points are', () => {
  expect(kmFromCentre(place('Cerca', kmFromAmbato(2)), AMBATO)).toBeCloseTo(2, 3)
  expect(kmFromCentre(place('Sin punto'), AMBATO)).toBeUndefined()
  expect(kmFromCentre(place('Cerca', kmFromAmbato(2)), undefined)).toBeUndefined()
})

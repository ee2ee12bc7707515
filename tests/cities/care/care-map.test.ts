import { expect, test } from 'vitest'
import { careMapOf, type LocatedFacility, sideOf } from '@/cities/care/care-map'
import { AMBATO, kmFromAmbato, place, town } from '../build-place'

const names = (facilities: readonly LocatedFacility[]) => facilities.map(({ facility }) => facility.name)

test('a place is on the map at its own point, or without one at its town’s, unless it lies or may lie elsewhere in the canton', () => {
  const own = place('Propio', kmFromAmbato(3))
  const [inTown, unsaid] = [place('En la ciudad'), place('Nadie lo dijo', { inTown: null })]
  const elsewhere = place('En otra parte', { inTown: false })
  const maybeElsewhere = place('Quizá en otra parte', { inTown: null, kind: 'centro-a' })
  const closed = place('Cerrado', { status: 'closed' })
  const ambato = town('Ambato', [own, inTown, unsaid, elsewhere, maybeElsewhere, closed], AMBATO)
  const { all } = careMapOf([ambato])
  expect(all.map(({ facility, point, isOwnPoint }) => [facility.name, point, isOwnPoint])).toEqual([
    ['En la ciudad', AMBATO, false],
    ['Nadie lo dijo', AMBATO, false],
    ['Propio', expect.objectContaining(kmFromAmbato(3)), true],
  ])
  for (const { city, side } of all) expect([city, side]).toEqual([ambato, 'west'])
})

test('places without a point in a town without a point are not on the map', () => {
  expect(careMapOf([town('Nueva', [place('Hospital')])]).all).toEqual([])
})

test('the places that attend emergencies are listed separately: those that need no confirmation, and those to be confirmed', () => {
  const map = careMapOf([
    town('Ambato', [
      place('Tipo A', { ...AMBATO, kind: 'centro-a' }),
      place('Dudoso', { ...AMBATO, confidence: 'weak' }),
      place('Pediátrico', AMBATO),
      place('Tipo C', { ...AMBATO, kind: 'centro-c' }),
      place('Hospital', AMBATO),
    ]),
  ])
  expect(names(map.all)).toEqual(['Hospital', 'Dudoso', 'Tipo C', 'Tipo A', 'Pediátrico'])
  expect(names(map.emergency)).toEqual(['Hospital', 'Tipo C'])
  expect(names(map.toConfirm)).toEqual(['Dudoso'])
})

test('of the places at their town’s point, only the first hospital and the first other place of each town are kept', () => {
  const places = [
    place('Hospital 1'),
    place('Hospital 2'),
    place('Hospital 3', kmFromAmbato(1)),
    place('Tipo C 1', { kind: 'centro-c' }),
    place('Tipo C 2', { kind: 'centro-c' }),
    place('Tipo C 3', { ...kmFromAmbato(1), kind: 'centro-c' }),
  ]
  const map = careMapOf([town('Ambato', places, AMBATO), town('Píllaro', places.slice(1, 2), AMBATO)])
  expect(names(map.emergency)).toEqual(['Hospital 1', 'Hospital 3', 'Tipo C 1', 'Tipo C 3', 'Hospital 2'])
})

test('a place with its own point does not hide one at its town’s point', () => {
  const places = [place('Sin punto', { level: 'basico' }), place('Con punto', kmFromAmbato(1))]
  expect(names(careMapOf([town('Ambato', places, AMBATO)]).emergency)).toEqual(['Con punto', 'Sin punto'])
})

test.each([
  ['Guayas', 'west'],
  ['Pichincha', 'west'],
  ['Napo', 'oriente'],
  ['Provincia 15', 'oriente'],
  ['Galápagos', 'islands'],
  ['Atlántida', 'west'],
  ['', 'west'],
])('the province «%s» is on the side «%s» of the mountains or the sea', (province, side) => {
  expect(sideOf(province)).toBe(side)
})

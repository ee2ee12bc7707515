import { expect, test } from 'vitest'
import type { City } from '@/cities/city'
import { generateContent } from '@/generator/generate-content'
import { kmFromAmbato, place, town } from '../../cities/build-place'
import { NOW, realPage } from '../real-cities'
import { localText } from '../real-pages'

const textOf = (...cities: [City, ...City[]]) =>
  localText(generateContent(cities[0], 'misoprostol', { cities, now: NOW }))

test.each([
  ['a type C centre of which no source says the hours', { kind: 'centro-c' }, true],
  ['a type C centre that is listed as open day and night', { kind: 'centro-c', attendsEmergencies: 'always' }, false],
  ['a hospital', {}, false],
])('whether a page mentions the ministry’s rule for type C centres when it sends to %s', (_, fields, isTold) => {
  const text = textOf(town('Ambato', [place('Lugar Uno', fields)], kmFromAmbato(0)))
  expect(/tipo C atienden? emergencias las 24 horas/.test(text)).toBe(isTold)
})

const LONGER_BY_ROAD = /El camino es más largo|Por el camino hay más kilómetros/

test('a page says that the way is longer than the listed kilometres only if the way is a road out of town', () => {
  const hospital = place('Hospital Uno', kmFromAmbato(12))
  const [without, next] = [town('Ambato', [], kmFromAmbato(0)), town('Pelileo', [hospital], kmFromAmbato(12))]
  expect(textOf(without, next)).toMatch(LONGER_BY_ROAD)
  expect(textOf(next, without)).not.toMatch(LONGER_BY_ROAD)
  // The list gives no kilometres for a place whose point is not known.
  const somewhere = town('Ambato', [place('Hospital Uno', { inTown: null })], kmFromAmbato(0))
  expect(textOf(somewhere)).not.toMatch(LONGER_BY_ROAD)
  // No road leads to another island.
  expect(localText(realPage('puerto-villamil/misoprostol'))).not.toMatch(LONGER_BY_ROAD)
})

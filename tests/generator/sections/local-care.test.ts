import { expect, test } from 'vitest'
import type { City } from '@/cities/city'
import { generateContent } from '@/generator/generate-content'
import { kmFromAmbato, place, town } from '../../cities/build-place'
import { NOW } from '../real-cities'
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

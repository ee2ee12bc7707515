import { expect, test } from 'vitest'
import { alsoCalled, cantonOf } from '@/cities/also-called'
import { buildCity } from './build-city'

const coca = buildCity({ name: 'El Coca', province: 'Orellana' })
/** A name that every object has. */
const strange = buildCity({ name: 'Constructor', province: 'Orellana' })

test('a city is also called like its canton, and as people say in everyday life', () => {
  expect(alsoCalled(coca)).toEqual(['Francisco de Orellana', 'Puerto Francisco de Orellana', 'Coca'])
  expect(alsoCalled(buildCity())).toEqual([])
  expect(alsoCalled(strange)).toEqual([])
})

test('a canton has a name of its own, or its city’s', () => {
  expect(cantonOf(coca)).toBe('Francisco de Orellana')
  expect(cantonOf(buildCity({ canonicalName: 'Santa Ana de Cuenca' }))).toBe('Santa Ana de Cuenca')
  expect(cantonOf(strange)).toBe('Constructor')
})

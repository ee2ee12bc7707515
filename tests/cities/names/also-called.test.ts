import { expect, test } from 'vitest'
import { alsoCalled, cantonOf, nameAmongProvinces } from '@/cities/names/also-called'
import { buildCity } from '../build-city'

const coca = buildCity({ name: 'El Coca', province: 'Orellana' })
/** Its name is also a property of every JavaScript object, so that a look-up in a plain object would find something. */
const strange = buildCity({ name: 'Constructor', province: 'Orellana' })

test('a city is also called by the name of its canton and by its everyday names', () => {
  expect(alsoCalled(coca)).toEqual(['Francisco de Orellana', 'Puerto Francisco de Orellana', 'Coca'])
  expect(alsoCalled(buildCity())).toEqual([])
  expect(alsoCalled(strange)).toEqual([])
})

test('a canton has its own name, or that of its city', () => {
  expect(cantonOf(coca)).toBe('Francisco de Orellana')
  expect(cantonOf(buildCity({ canonicalName: 'Santa Ana de Cuenca' }))).toBe('Santa Ana de Cuenca')
  expect(cantonOf(strange)).toBe('Constructor')
})

test('a city named like another province is told with its own: Pichincha lies in Manabí', () => {
  const name = (name: string, province: string) => nameAmongProvinces(buildCity({ name, province }))
  expect(name('Pichincha', 'Manabí')).toBe('Pichincha (Manabí)')
  expect(name('BOLIVAR', 'Carchi')).toBe('BOLIVAR (Carchi)')
  expect(name('Loja', 'Loja')).toBe('Loja')
  expect(name('Tulcán', 'Carchi')).toBe('Tulcán')
})

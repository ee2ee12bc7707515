import { expect, test } from 'vitest'
import { longDate } from '@/visitor/city/long-date'

test('a date is written out as in Ecuador', () => {
  expect(longDate('2026-11-20T15:00:00Z')).toBe('20 de noviembre de 2026')
})

test('the evening in Quito is still that day, although Greenwich is already in the next', () => {
  expect(longDate('2026-11-21T03:30:00+00:00')).toBe('20 de noviembre de 2026')
})

test('a day without an hour is that day', () => {
  expect(longDate('2026-11-20')).toBe('20 de noviembre de 2026')
})

test.each([null, undefined, '', '   '])('an empty date (%j) is «No disponible»', (empty) => {
  expect(longDate(empty)).toBe('No disponible')
})

test.each(['ayer', '2026-13-45', 'null'])('a date that is none (%s) is «Fecha inválida»', (invalid) => {
  expect(longDate(invalid)).toBe('Fecha inválida')
})

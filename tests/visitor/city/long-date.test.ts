import { expect, test } from 'vitest'
import { longDate } from '@/visitor/city/long-date'

test('a date is written out as in Ecuador', () => {
  expect(longDate('2026-11-20T15:00:00Z')).toBe('20 de noviembre de 2026')
})

test('an evening in Quito is still the same day, although it is already the next day in UTC', () => {
  expect(longDate('2026-11-21T03:30:00+00:00')).toBe('20 de noviembre de 2026')
})

test('a date without a time is not shifted by the time zone', () => {
  expect(longDate('2026-11-20')).toBe('20 de noviembre de 2026')
})

test.each([null, undefined, '', '   '])('an empty date (%j) is «No disponible»', (empty) => {
  expect(longDate(empty)).toBe('No disponible')
})

test.each(['ayer', '2026-13-45', 'null'])('an invalid date (%s) is «Fecha inválida»', (invalid) => {
  expect(longDate(invalid)).toBe('Fecha inválida')
})

import { expect, test } from 'vitest'
import { attendsEmergencies, type Facility, isToConfirm, parseFacility } from '@/cities/facility'

const place = (fields: Record<string, unknown>): Facility =>
  parseFacility({ name: 'Centro de Salud', kind: 'centro-a', confidence: 'official', ...fields })

test('hospitals, type C centres of which nobody asked, and places open day and night attend emergencies', () => {
  expect(attendsEmergencies(place({ kind: 'hospital' }))).toBe(true)
  expect(attendsEmergencies(place({ kind: 'centro-c' }))).toBe(true)
  expect(attendsEmergencies(place({ kind: 'centro-b', attendsEmergencies: 'always' }))).toBe(true)
})

test.each(['centro-a', 'centro-b', 'centro', 'puesto'])('a %s is never the answer to an emergency', (kind) => {
  expect(attendsEmergencies(place({ kind }))).toBe(false)
})

test.each([
  ['hospital', 'by-day'],
  ['hospital', 'no'],
  ['centro-c', 'by-day'],
  ['centro-c', 'no'],
])('a %s that is known to close at night («%s») is never the answer to an alarm sign', (kind, attends) => {
  expect(attendsEmergencies(place({ kind, attendsEmergencies: attends }))).toBe(false)
})

test.each([
  'Hospital Pediátrico Baca Ortiz',
  'Hospital del Niño Dr. Francisco de Icaza Bustamante',
  'Hospital de Niños Roberto Gilbert Elizalde',
  'Hospital de Infectología Dr. José Daniel Rodríguez Maridueña',
])('%s is for certain patients only, even if it is open day and night', (name) => {
  expect(attendsEmergencies(place({ name, kind: 'hospital', attendsEmergencies: 'always' }))).toBe(false)
})

test.each([
  'Hospital Gineco-Obstétrico Isidro Ayora',
  'Hospital Gineco Obstétrico Pediátrico de Nueva Aurora Luz Elena Arismendi',
])('%s is a maternity: it attends emergencies, because it is for the readers of this site', (name) => {
  expect(attendsEmergencies(place({ name, kind: 'hospital' }))).toBe(true)
})

test('nobody is sent to a closed place', () => {
  expect(attendsEmergencies(place({ kind: 'hospital', status: 'closed' }))).toBe(false)
})

test('a place with one weak source, or missing from the newest list, has to be confirmed', () => {
  expect(isToConfirm(place({ confidence: 'weak' }))).toBe(true)
  expect(isToConfirm(place({ status: 'unconfirmed' }))).toBe(true)
  expect(isToConfirm(place({ confidence: 'confirmed' }))).toBe(false)
})

test('a specialised hospital is never the answer, whatever its hours', () => {
  expect(attendsEmergencies(place({ kind: 'hospital', specialty: 'quemados', attendsEmergencies: 'always' }))).toBe(
    false,
  )
  expect(attendsEmergencies(place({ kind: 'centro-a', attendsEmergencies: 'always', status: 'closed' }))).toBe(false)
})

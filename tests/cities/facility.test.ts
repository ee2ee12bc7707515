import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  attendsEmergencies,
  byUse,
  type Facility,
  InvalidFacility,
  isToConfirm,
  parseFacility,
} from '@/cities/facility'

const place = (fields: Record<string, unknown>): Facility =>
  parseFacility({ name: 'Centro de Salud', kind: 'centro-a', confidence: 'official', ...fields })

test('a row of the database and one of the CSV file are the same place', () => {
  const fields = { name: 'Hospital Básico de Playas', kind: 'hospital', network: 'MSP', confidence: 'press' }
  const fromDatabase = {
    ...fields,
    open24h: true,
    inTown: true,
    addressYear: '2016',
    address: 'Calle 9',
    sources: ['a', 'b'],
  }
  const fromCsv = {
    ...fields,
    open_24h: 'yes',
    in_town: 'yes',
    address_year: '2016',
    address: 'Calle 9',
    sources: 'a;b',
  }
  expect(parseFacility(fromCsv)).toEqual(parseFacility(fromDatabase))
})

test.each([
  [{ name: ' ', kind: 'hospital' }, 'la fila no tiene nombre'],
  [{ name: 'Clínica Sol', kind: 'clinica' }, '«Clínica Sol»: el tipo «clinica» no se conoce'],
  ['texto', 'no es una fila: string'],
])('a row that could send somebody to a wrong place is refused: %j', (row, message) => {
  expect(() => parseFacility(row)).toThrow(new InvalidFacility(message))
})

test.each([
  { latitude: '-2.63' },
  { latitude: '', longitude: '' },
  { latitude: '40.4', longitude: '-3.7' },
  { latitude: 'norte', longitude: '-80' },
])('half a point, or one outside Ecuador, is no point: %j', (point) => {
  expect(place(point)).toMatchObject({ latitude: null, longitude: null })
})

test('hospitals, type C centres and what is open day and night attend emergencies', () => {
  expect(attendsEmergencies(place({ kind: 'hospital' }))).toBe(true)
  expect(attendsEmergencies(place({ kind: 'centro-c' }))).toBe(true)
  expect(attendsEmergencies(place({ kind: 'centro-b', open_24h: 'yes' }))).toBe(true)
})

test.each(['centro-a', 'centro-b', 'centro', 'puesto'])('a %s is never the answer to an emergency', (kind) => {
  expect(attendsEmergencies(place({ kind }))).toBe(false)
})

test.each([
  'Hospital Pediátrico Baca Ortiz',
  'Hospital del Niño Dr. Francisco de Icaza Bustamante',
  'Hospital de Niños Roberto Gilbert Elizalde',
  'Hospital de Infectología Dr. José Daniel Rodríguez Maridueña',
])('%s is for some patients alone, also when it is open day and night', (name) => {
  expect(attendsEmergencies(place({ name, kind: 'hospital', open24h: true }))).toBe(false)
})

test('a maternity is a hospital for everybody who reads this', () => {
  expect(attendsEmergencies(place({ name: 'Hospital Gineco-Obstétrico Isidro Ayora', kind: 'hospital' }))).toBe(true)
})

test('nobody is sent to a place that closed', () => {
  expect(attendsEmergencies(place({ kind: 'hospital', status: 'closed' }))).toBe(false)
})

test('one weak source, or missing from the newest list, has to be confirmed', () => {
  expect(isToConfirm(place({ confidence: 'weak' }))).toBe(true)
  expect(isToConfirm(place({ status: 'unconfirmed' }))).toBe(true)
  expect(isToConfirm(place({ confidence: 'confirmed' }))).toBe(false)
})

test('places are told in the order in which somebody can use them', () => {
  const told = [
    place({ name: 'Puesto', kind: 'puesto' }),
    place({ name: 'Tipo A', kind: 'centro-a' }),
    place({ name: 'Hospital Pediátrico', kind: 'hospital' }),
    place({ name: 'Tipo B', kind: 'centro-b' }),
    place({ name: 'Tipo C', kind: 'centro-c' }),
    place({ name: 'Hospital Básico', kind: 'hospital', level: 'basico' }),
    place({ name: 'Hospital por confirmar', kind: 'hospital', confidence: 'weak' }),
    place({ name: 'Hospital IESS', kind: 'hospital', network: 'IESS' }),
    place({ name: 'Hospital Provincial', kind: 'hospital', network: 'MSP' }),
  ]
  expect(told.sort(byUse(() => undefined)).map(({ name }) => name)).toEqual([
    'Hospital Provincial',
    'Hospital IESS',
    'Hospital por confirmar',
    'Hospital Básico',
    'Tipo C',
    'Hospital Pediátrico',
    'Tipo B',
    'Tipo A',
    'Puesto',
  ])
})

test('within a kind the nearest to the centre comes first', () => {
  const km = new Map([
    ['Lejos', 9],
    ['Cerca', 1],
  ])
  const told = [place({ name: 'Lejos' }), place({ name: 'Cerca' })].sort(byUse(({ name }) => km.get(name)))
  expect(told.map(({ name }) => name)).toEqual(['Cerca', 'Lejos'])
})

test('whatever a row holds, it is read or refused with a reason', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('name', 'kind', 'latitude', 'longitude', 'sources', 'open24h'), fc.anything()),
      (row) => {
        try {
          const read = parseFacility(row)
          expect((read.latitude === null) === (read.longitude === null)).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidFacility)
        }
      },
    ),
  )
})

import { describe, expect, test } from 'vitest'
import { attendsEmergencies, byUse, type Facility, isToConfirm, parseFacility } from '@/cities/facility'

const place = (fields: Record<string, unknown>): Facility =>
  parseFacility({ name: 'Centro de Salud', kind: 'centro-a', confidence: 'official', ...fields })

test('hospitals, type C centres and places open day and night attend emergencies', () => {
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
])('%s is for certain patients only, even if it is open day and night', (name) => {
  expect(attendsEmergencies(place({ name, kind: 'hospital', open24h: true }))).toBe(false)
})

test('a maternity attends emergencies, because it is for the readers of this site', () => {
  expect(attendsEmergencies(place({ name: 'Hospital Gineco-Obstétrico Isidro Ayora', kind: 'hospital' }))).toBe(true)
})

test('nobody is sent to a closed place', () => {
  expect(attendsEmergencies(place({ kind: 'hospital', status: 'closed' }))).toBe(false)
})

test('a place with one weak source, or missing from the newest list, has to be confirmed', () => {
  expect(isToConfirm(place({ confidence: 'weak' }))).toBe(true)
  expect(isToConfirm(place({ status: 'unconfirmed' }))).toBe(true)
  expect(isToConfirm(place({ confidence: 'confirmed' }))).toBe(false)
})

test('places are sorted by how useful they are in an emergency', () => {
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
    'Tipo B',
    'Tipo A',
    'Puesto',
    'Hospital Pediátrico',
  ])
})

test('within a kind, the place nearest to the centre comes first', () => {
  const km = new Map([
    ['Lejos', 9],
    ['Cerca', 1],
  ])
  const told = [place({ name: 'Lejos' }), place({ name: 'Cerca' })].sort(byUse(({ name }) => km.get(name)))
  expect(told.map(({ name }) => name)).toEqual(['Cerca', 'Lejos'])
})

test('a specialised hospital is never the answer, whatever its hours', () => {
  expect(attendsEmergencies(place({ kind: 'hospital', specialty: 'quemados', open24h: true }))).toBe(false)
  expect(attendsEmergencies(place({ kind: 'centro-a', open24h: true, status: 'closed' }))).toBe(false)
})

describe('of two equally useful places', () => {
  const compared = (one: Record<string, unknown>, other: Record<string, unknown>) => {
    const [a, b] = [place({ name: 'B', kind: 'hospital', ...one }), place({ name: 'A', kind: 'hospital', ...other })]
    const order = byUse(() => undefined)
    expect(Math.sign(order(a, b))).toBe(-Math.sign(order(b, a)))
    return Math.sign(order(a, b))
  }

  test('the ministry’s place comes first, and that of the IESS, for insured people, last', () => {
    expect(compared({ network: 'MSP' }, { network: 'ISSFA' })).toBe(-1)
    expect(compared({ network: 'MSP' }, {})).toBe(-1)
    expect(compared({ network: 'ISSFA' }, { network: 'IESS' })).toBe(-1)
    expect(compared({}, { network: 'IESS' })).toBe(-1)
  })

  test('a maternity comes first, then the first by name', () => {
    expect(compared({ maternity: true }, {})).toBe(-1)
    expect(compared({}, {})).toBe(1)
    const same = place({ kind: 'hospital' })
    expect(byUse(() => undefined)(same, { ...same })).toBe(0)
  })

  test('a basic hospital comes behind a general one, but not if it is a maternity', () => {
    expect(compared({ level: 'general' }, { level: 'basico' })).toBe(-1)
    expect(compared({ level: 'basico', maternity: true }, {})).toBe(-1)
    expect(compared({ level: 'general', network: 'IESS' }, { level: 'basico', network: 'MSP' })).toBe(-1)
  })

  test('a place open day and night comes first, and a hospital for certain patients only comes last', () => {
    const forSome = { specialty: 'pediatria' }
    expect(compared({ kind: 'centro-a', open24h: true, name: 'Z' }, { kind: 'centro-b' })).toBe(-1)
    expect(compared(forSome, { kind: 'puesto', name: 'Z' })).toBe(1)
    expect(compared({ kind: 'centro', name: 'Z' }, { kind: 'puesto', name: 'Y' })).toBe(1)
  })

  test('a place without a known distance counts as near', () => {
    const km = (name: string) => (name === 'lejos' ? 5 : undefined)
    const order = byUse(({ name }) => km(name))
    const [far, unknown] = [place({ name: 'lejos' }), place({ name: 'x' })]
    expect(order(unknown, far)).toBe(-5)
    expect(order(far, unknown)).toBe(5)
  })
})

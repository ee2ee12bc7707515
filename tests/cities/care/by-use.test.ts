import { describe, expect, test } from 'vitest'
import { byUse } from '@/cities/care/town-facilities'
import { type Facility, parseFacility } from '@/cities/facility'

const place = (fields: Record<string, unknown>): Facility =>
  parseFacility({ name: 'Centro de Salud', kind: 'centro-a', confidence: 'official', ...fields })

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
    expect(compared({ kind: 'centro-a', attendsEmergencies: 'always', name: 'Z' }, { kind: 'centro-b' })).toBe(-1)
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

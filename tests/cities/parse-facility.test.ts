import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FACILITY_KINDS, type Facility, InvalidFacility, isInBoundingBox, parseFacility } from '@/cities/facility'

const place = (fields: Record<string, unknown>): Facility =>
  parseFacility({ name: 'Centro de Salud', kind: 'centro-a', confidence: 'official', ...fields })

test('a row of the database and a row of the CSV file give the same place', () => {
  const fields = { name: 'Hospital Básico de Playas', kind: 'hospital', network: 'MSP', confidence: 'press' }
  const fromDatabase = {
    ...fields,
    attendsEmergencies: 'by-day',
    displayName: 'Hospital de Playas',
    inTown: true,
    addressYear: '2016',
    address: 'Calle 9',
    sources: ['a', 'b'],
  }
  const fromCsv = {
    ...fields,
    attends_emergencies: 'by-day',
    display_name: 'Hospital de Playas',
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
])('half a point, or one outside Ecuador, is dropped: %j', (point) => {
  expect(place(point)).toMatchObject({ latitude: null, longitude: null })
})

test('a row with only a name and a kind gets the defaults for everything else', () => {
  expect(parseFacility({ name: ' Centro Uno ', kind: 'centro-a' })).toStrictEqual({
    id: 'Centro Uno',
    name: 'Centro Uno',
    kind: 'centro-a',
    specialty: null,
    maternity: false,
    network: null,
    level: null,
    address: null,
    addressYear: null,
    latitude: null,
    longitude: null,
    attendsEmergencies: null,
    hours: null,
    displayName: null,
    inTown: null,
    confidence: 'weak',
    status: 'open',
    sources: [],
    outdatedSource: null,
    checkedOn: null,
    changedOn: null,
  })
})

test('every field of a full row is read, in either spelling', () => {
  const texts = { network: 'MSP', level: 'basico', address: 'Calle 9', sources: [' a ', 7, '', 'b'] }
  const point = { latitude: '-1.25', longitude: -78.62 }
  const known = {
    name: 'Hospital Uno',
    kind: 'hospital',
    confidence: 'press',
    status: 'unconfirmed',
    ...texts,
    ...point,
  }
  const camel = {
    id: 'f1',
    addressYear: 2016,
    maternity: true,
    checkedOn: '2026-11-21',
    changedOn: '2026-11-25',
    inTown: false,
  }
  const snake = {
    id: 'f1',
    address_year: 2016,
    maternity: 'yes',
    checked: '2026-11-21',
    changed_on: '2026-11-25',
    in_town: 'no',
  }
  const read = {
    ...known,
    id: 'f1',
    specialty: null,
    maternity: true,
    addressYear: '2016',
    latitude: -1.25,
    longitude: -78.62,
    attendsEmergencies: null,
    hours: null,
    displayName: null,
    inTown: false,
    sources: ['a', 'b'],
    outdatedSource: null,
    checkedOn: '2026-11-21',
    changedOn: '2026-11-25',
  }
  expect(parseFacility({ ...known, ...camel })).toStrictEqual(read)
  expect(parseFacility({ ...known, ...snake })).toStrictEqual(read)
})

test('a row from before knows only that a place is open day and night, or nothing', () => {
  const read = [true, 'yes', false, 'no', 'true', 1].map((open24h) => place({ open24h }).attendsEmergencies)
  expect(read).toEqual(['always', 'always', null, null, null, null])
  expect(place({ open_24h: 'yes' }).attendsEmergencies).toBe('always')
  expect(place({ open24h: true, attendsEmergencies: 'no' }).attendsEmergencies).toBe('no')
})

test('whether a place lies in town is read from yes and no or booleans, and from nothing else', () => {
  const said = [true, 'yes', false, 'no', 'quizá', 1, null].map((inTown) => place({ inTown }).inTown)
  expect(said).toEqual([true, true, false, false, null, null, null])
})

test('the keys of the sources may be in one string', () => {
  expect(place({ sources: 'a; b ;;' }).sources).toEqual(['a', 'b'])
})

test.each([
  ['Hospital Pediátrico Baca Ortiz', 'pediatria'],
  ['HOSPITAL PEDIATRICO', 'pediatria'],
  ['Hospital del Niño', 'pediatria'],
  ['Hospital de Ninos', 'pediatria'],
  ['Hospital Psiquiátrico', 'psiquiatria'],
  ['Hospital Psiquiatrico', 'psiquiatria'],
  ['Hospital de Infectología', 'infectologia'],
  ['Hospital de Enfermedades Infecciosas', 'infectologia'],
  ['Hospital Dermatológico', 'dermatologia'],
  ['Hospital Dermatologico', 'dermatologia'],
  ['Hospital Oncológico', 'oncologia'],
  ['Hospital Oncologico', 'oncologia'],
  ['Hospital Geriátrico', 'geriatria'],
  ['Hospital Geriatrico', 'geriatria'],
  ['Hospital de Gerontología', 'geriatria'],
  ['Hospital de Especialidades', null],
  ['Hospital Señora del Niñogrande', null],
])('the name %s tells its specialty: %s', (name, specialty) => {
  expect(place({ name, kind: 'hospital' }).specialty).toBe(specialty)
  expect(place({ name, kind: 'centro-a' }).specialty).toBeNull()
})

test('the stored specialty of a hospital takes precedence over the one in its name', () => {
  expect(place({ name: 'Hospital Pediátrico', kind: 'hospital', specialty: 'quemados' }).specialty).toBe('quemados')
})

test.each([
  [-5.05, -81.2, true],
  [1.7, -75.1, true],
  [-5.06, -79, false],
  [1.71, -79, false],
  [-2, -81.3, false],
  [-2, -75, false],
  [-1.5, -92.2, true],
  [0.8, -89.1, true],
  [-1.6, -90, false],
  [0.9, -90, false],
  [-1, -92.3, false],
  [-1, -89, false],
  [-1, -85, false],
])('%d, %d can be the point of a place: %s', (latitude, longitude, expected) => {
  expect(isInBoundingBox(latitude, longitude)).toBe(expected)
  expect(place({ latitude, longitude })).toMatchObject(
    expected ? { latitude, longitude } : { latitude: null, longitude: null },
  )
})

test.each([
  { latitude: '', longitude: '-78.5' },
  { latitude: ' ', longitude: '-78.5' },
  { latitude: true, longitude: -79 },
  { latitude: null, longitude: -79 },
])('a value that is not a number is not converted to one: %j', (point) => {
  expect(place(point)).toMatchObject({ latitude: null, longitude: null })
})

test('whatever a row holds, it is read or refused with a reason, and half a point is none', () => {
  const degrees = fc.oneof(fc.double({ min: -5, max: 1.7 }), fc.double({ min: -81, max: -75 }))
  const coordinate = fc.oneof(degrees, degrees.map(String), fc.anything())
  const rows = fc.record(
    {
      name: fc.oneof(fc.string(), fc.anything()),
      kind: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...FACILITY_KINDS) }, fc.anything()),
      latitude: coordinate,
      longitude: coordinate,
      sources: fc.anything(),
      attendsEmergencies: fc.anything(),
    },
    { requiredKeys: ['name', 'kind'] },
  )
  let read = 0
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: rows }, fc.anything()), (row) => {
      const facility = facilityOrError(row)
      if (facility instanceof InvalidFacility) return
      read += 1
      expect(facility.name).not.toBe('')
      expect(facility.latitude === null).toBe(facility.longitude === null)
    }),
    { numRuns: 500 },
  )
  expect(read).toBeGreaterThan(0)
})

function facilityOrError(row: unknown): Facility | InvalidFacility {
  try {
    return parseFacility(row)
  } catch (error) {
    if (error instanceof InvalidFacility) return error
    throw error
  }
}

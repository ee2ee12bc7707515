import { expect, test } from 'vitest'
import { InvalidCity, knownPopulation, parseCity } from '@/cities/city'
import { parseFacility } from '@/cities/facility'

const row = { id: 'c1', name: 'Cañar', slug: 'canar', province: 'Cañar', region: 'Sierra', population: 52150 }

test('a complete row becomes a city', () => {
  expect(
    parseCity({
      ...row,
      canonicalName: 'San Antonio de Cañar',
      populationBasis: 'cantón INEC 2022',
      latitude: -2.5594,
      longitude: -78.9381,
      seoPriority: 6,
      hasHospital: 1,
      medicalFacilities: '{"hospitals":["Hospital Luis F. Martínez"],"clinics":["Centro de Salud Cañar"]}',
      emergencyContacts: '{"emergencias":"911","saludPublica":"171"}',
      changedOn: '2026-11-25',
    }),
  ).toMatchObject({
    ...row,
    canonicalName: 'San Antonio de Cañar',
    populationBasis: 'cantón INEC 2022',
    latitude: -2.5594,
    longitude: -78.9381,
    seoPriority: 6,
    hasHospital: 1,
    medicalFacilities: { hospitals: ['Hospital Luis F. Martínez'], clinics: ['Centro de Salud Cañar'] },
    facilities: [
      parseFacility({ name: 'Hospital Luis F. Martínez', kind: 'hospital', inTown: true, confidence: 'weak' }),
      parseFacility({ name: 'Centro de Salud Cañar', kind: 'centro', inTown: true, confidence: 'weak' }),
    ],
    emergencyContacts: [
      { name: 'emergencias', digits: '911' },
      { name: 'saludPublica', digits: '171' },
    ],
    changedOn: '2026-11-25',
  })
})

test('the places of care in a row are read, and an unreadable one is left out', () => {
  const city = parseCity({
    ...row,
    facilities: [
      { name: 'Hospital Básico', kind: 'hospital' },
      { name: '', kind: 'hospital' },
    ],
  })
  expect(city.facilities.map(({ name }) => name)).toEqual(['Hospital Básico'])
})

test('both spellings of a field mean the same', () => {
  const camel = {
    canonicalName: 'Cañar',
    seoPriority: 7,
    hasHospital: 3,
    medicalFacilities: ['A', 'B'],
    emergencyContacts: { emergencias: '911' },
    populationBasis: 'cantón',
  }
  const snake = {
    canonical_name: 'Cañar',
    seo_priority: 7,
    has_hospital: 3,
    medical_facilities: ['A', 'B'],
    emergency_contacts: { emergencias: '911' },
    population_basis: 'cantón',
  }
  expect(parseCity({ ...row, ...snake })).toEqual(parseCity({ ...row, ...camel }))
})

test('the bare minimum gets every default', () => {
  expect(parseCity({ name: 'Puyo' })).toMatchObject({
    id: 'puyo',
    name: 'Puyo',
    canonicalName: null,
    slug: '',
    province: '',
    region: 'Otra',
    population: 50000,
    populationBasis: null,
    latitude: null,
    longitude: null,
    seoPriority: 5,
    hasHospital: 0,
    medicalFacilities: { hospitals: [], clinics: [] },
    facilities: [],
    emergencyContacts: [],
    changedOn: null,
  })
})

test('numbers stored as text, and ids stored as numbers, are read', () => {
  const city = parseCity({
    ...row,
    id: 7,
    population: '52150',
    latitude: '-2.55',
    longitude: '-78.93',
    seoPriority: '8',
    hasHospital: '2',
  })
  expect(city).toMatchObject({
    id: '7',
    population: 52150,
    latitude: -2.55,
    longitude: -78.93,
    seoPriority: 8,
    hasHospital: 2,
  })
})

test.each([[undefined], [null], [''], ['muchos'], [-1], [Number.NaN], [{}], [true]])(
  'a population of %j becomes the default, without a basis',
  (population) => {
    const city = parseCity({ ...row, population, populationBasis: 'cantón INEC 2022' })
    expect(city).toMatchObject({ population: 50000, populationBasis: null })
    expect(knownPopulation(city)).toBeUndefined()
  },
)

test('a population is known unless it is zero or the default without a basis', () => {
  expect(knownPopulation({ population: 596101, populationBasis: null })).toBe(596101)
  expect(knownPopulation({ population: 50000, populationBasis: 'cantón INEC 2022' })).toBe(50000)
  expect(knownPopulation({ population: 50000, populationBasis: null })).toBeUndefined()
  expect(knownPopulation({ population: 0, populationBasis: null })).toBeUndefined()
})

test.each([
  [-2.9, null],
  [undefined, -79],
  ['', ''],
  [91, -79],
  [-2.9, -181],
  ['sur', 'oeste'],
])('half a pair of coordinates, or one off the map (%j, %j), is dropped', (latitude, longitude) => {
  expect(parseCity({ ...row, latitude, longitude })).toMatchObject({ latitude: null, longitude: null })
})

test('a town on the equator or the meridian is on the map', () => {
  expect(parseCity({ ...row, latitude: 0, longitude: -78.4 })).toMatchObject({ latitude: 0, longitude: -78.4 })
})

test.each([
  [undefined, 5],
  ['alta', 5],
  [0, 0],
  [-3, 0],
  [11, 10],
])('a priority of %j counts as %d', (seoPriority, expected) => {
  expect(parseCity({ ...row, seoPriority }).seoPriority).toBe(expected)
})

test.each([
  ['["Hospital A","Hospital B"]', { hospitals: ['Hospital A', 'Hospital B'], clinics: [] }],
  [['Hospital A'], { hospitals: ['Hospital A'], clinics: [] }],
  ['{"hospitals":["A"],"clinics":["B"]}', { hospitals: ['A'], clinics: ['B'] }],
  [{ clinics: ['B'] }, { hospitals: [], clinics: ['B'] }],
  [['A', 3, null, ' ', ' A ', ['B']], { hospitals: ['A'], clinics: [] }],
  ['{"hospitals":"A"}', { hospitals: [], clinics: [] }],
  ['{"hospitals":["A"', { hospitals: [], clinics: [] }],
  ['Hospital A', { hospitals: [], clinics: [] }],
  ['', { hospitals: [], clinics: [] }],
  ['null', { hospitals: [], clinics: [] }],
  [42, { hospitals: [], clinics: [] }],
])('facilities stored as %j are %j', (medicalFacilities, expected) => {
  expect(parseCity({ ...row, medicalFacilities }).medicalFacilities).toEqual(expected)
})

test.each([
  ['{"emergencias":"911"}', [{ name: 'emergencias', digits: '911' }]],
  [{ ' Bomberos ': 62870102, otra: null, vacía: ' ' }, [{ name: 'Bomberos', digits: '62870102' }]],
  [{ 'con signos': '06-287-0102', 'demasiado largo': '06287010233', ' ': '062870102' }, []],
  ['{"emergencias":', []],
  ['["911"]', []],
  ['911', []],
  [null, []],
])('emergency contacts stored as %j are %j', (emergencyContacts, expected) => {
  expect(parseCity({ ...row, emergencyContacts }).emergencyContacts).toEqual(expected)
})

test('hospitals are counted when the row has no count', () => {
  expect(parseCity({ ...row, medicalFacilities: ['Hospital A'] }).hasHospital).toBe(1)
  expect(parseCity({ ...row, medicalFacilities: ['Hospital A'], hasHospital: 0 }).hasHospital).toBe(0)
  expect(parseCity({ ...row, hasHospital: true }).hasHospital).toBe(1)
})

test('«Amazonía» is shown under «Oriente»', () => {
  const elsewhere = { ...row, province: 'Otra provincia' }
  expect(parseCity({ ...elsewhere, region: 'Amazonía' }).region).toBe('Oriente')
  expect(parseCity({ ...elsewhere, region: 'amazonia' }).region).toBe('Oriente')
  expect(parseCity({ ...elsewhere, region: ' sierra ' }).region).toBe('Sierra')
  expect(parseCity({ ...elsewhere, region: 'Litoral' }).region).toBe('Litoral')
})

test.each([
  ['Cuenca', 'no es una fila: string'],
  [null, 'no es una fila: object'],
  [[row], 'no es una fila: object'],
  [{ id: 'c1', name: ' ', slug: '—' }, 'la fila «c1» no tiene nombre ni slug'],
  [{ id: 7 }, 'la fila «7» no tiene nombre ni slug'],
  [{ id: Number.NaN, name: null }, 'la fila «» no tiene nombre ni slug'],
])('the error for %j tells an editor why it is not a city', (stored, message) => {
  expect(() => parseCity(stored)).toThrow(new InvalidCity(message))
  expect(new InvalidCity(message).name).toBe('InvalidCity')
})

test('an error of the code is not reported as an invalid row', () => {
  const broken = {
    get name(): string {
      throw new TypeError('a fault of ours')
    },
  }
  expect(() => parseCity({ ...row, facilities: [broken] })).toThrow(TypeError)
})

test('coordinates at the limits are valid', () => {
  expect(parseCity({ ...row, latitude: 90, longitude: -180 })).toMatchObject({ latitude: 90, longitude: -180 })
})

test('counts are whole numbers and never negative', () => {
  expect(parseCity({ ...row, population: 0 }).population).toBe(0)
  expect(parseCity({ ...row, population: 1999.6 }).population).toBe(2000)
  expect(parseCity({ ...row, hasHospital: 1.6 }).hasHospital).toBe(2)
  expect(parseCity({ ...row, hasHospital: -2 }).hasHospital).toBe(0)
  expect(parseCity({ ...row, hasHospital: false, medicalFacilities: ['Hospital A'] }).hasHospital).toBe(0)
})

test('texts are trimmed, and a blank text counts as missing', () => {
  const city = parseCity({
    name: ' Puyo ',
    canonicalName: ' ',
    populationBasis: '  ',
    population: 10,
    latitude: ' ',
    longitude: 0,
  })
  expect(city).toMatchObject({ name: 'Puyo', canonicalName: null, populationBasis: null, latitude: null })
})

test('a city that was moved to a province of another region is in that region, whatever its row still says', () => {
  expect(parseCity({ ...row, province: 'Zamora Chinchipe', region: 'Sierra' }).region).toBe('Oriente')
  expect(parseCity({ ...row, province: 'Provincia 15', region: '' }).region).toBe('Oriente')
})

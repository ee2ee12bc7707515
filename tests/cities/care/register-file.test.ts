import { describe, expect, test } from 'vitest'
import { readRegister, writeRegister } from '@/cities/care/register-file'
import { place, town } from '../build-place'

const PILLARO = { latitude: -1.17, longitude: -78.54 }
const HOSPITAL = ['Hospital Uno', 0, 5, -1.17, -78.5, 'MSP', 'basico']
const POST = ['Puesto Dos', 5, 56]
const fileOf = (towns: unknown, version: unknown = 1) => JSON.stringify({ version, towns })
const rowOf = (...facilities: unknown[]) => ['pillaro', 'Píllaro', 'Tungurahua', -1.17, -78.54, facilities]

const pillaro = town(
  'Píllaro',
  [
    place('Hospital Uno', {
      ...{ latitude: -1.17, longitude: -78.5, network: 'MSP', level: 'basico', maternity: true },
    }),
    place('Puesto Dos', { kind: 'puesto', inTown: false, confidence: 'weak', status: 'unconfirmed' }),
    place('Cerrado', { status: 'closed' }),
    place('Hospital Tres', { attendsEmergencies: 'always', inTown: null, specialty: 'pediatria' }),
    place('N. 9', { attendsEmergencies: 'by-day', displayName: 'Centro Cuatro', hours: 'de 8:00 a 17:00' }),
    place('Hospital Cinco', { attendsEmergencies: 'no' }),
    place('Hospital Seis', { outdatedSource: '2011' }),
  ],
  PILLARO,
)

test('the file has the fields of each open place that the search needs, without empty columns at the end of a row', () => {
  const third = ['Hospital Tres', 0, 2, null, null, null, null, 'pediatria']
  const fourth = ['N. 9', 0, 68, null, null, null, null, null, 'Centro Cuatro', 'de 8:00 a 17:00']
  const fifth = ['Hospital Cinco', 0, 132]
  const sixth = ['Hospital Seis', 0, 4, null, null, null, null, null, null, null, '2011']
  expect(writeRegister([pillaro])).toBe(fileOf([rowOf(HOSPITAL, POST, third, fourth, fifth, sixth)]))
})

test('what is read back is the same, with new ids and the city’s lists of hospitals and centres', () => {
  const [city, ...others] = readRegister(writeRegister([pillaro])) ?? []
  expect(others).toEqual([])
  expect(city).toMatchObject({ slug: 'pillaro', name: 'Píllaro', province: 'Tungurahua', ...PILLARO })
  expect(city?.medicalFacilities).toEqual({
    hospitals: ['Centro Cuatro', 'Hospital Cinco', 'Hospital Seis', 'Hospital Tres', 'Hospital Uno'],
    clinics: [],
  })
  expect(city?.facilities).toEqual([
    { ...pillaro.facilities[0], id: 'pillaro-0' },
    { ...pillaro.facilities[1], id: 'pillaro-1' },
    { ...pillaro.facilities[3], id: 'pillaro-2' },
    { ...pillaro.facilities[4], id: 'pillaro-3' },
    { ...pillaro.facilities[5], id: 'pillaro-4' },
    { ...pillaro.facilities[6], id: 'pillaro-5' },
  ])
})

describe('a file', () => {
  test('of another version, or of another kind, is not read', () => {
    expect(readRegister(fileOf([rowOf()]))).toHaveLength(1)
    expect(readRegister(fileOf([rowOf()], 2))).toBeUndefined()
    expect(readRegister(fileOf([rowOf()], '1'))).toBeUndefined()
    for (const text of ['', '{"version":1', 'null', '7', '[]', fileOf([]), fileOf('pillaro'), fileOf(null)])
      expect(readRegister(text), text).toBeUndefined()
  })

  test('is read without the unreadable rows of towns', () => {
    const cities = readRegister(fileOf([7, { name: 'Quero' }, [], ['', ' '], rowOf()]))
    expect(cities?.map(({ slug }) => slug)).toEqual(['pillaro'])
  })

  test('is read without the unreadable places, and a town without places has none', () => {
    const [city] = readRegister(fileOf([rowOf('x', ['', 0, 0], ['Sin tipo', 99, 0], HOSPITAL)])) ?? []
    expect(city?.facilities.map(({ id }) => id)).toEqual(['pillaro-2'])
    const [empty] = readRegister(fileOf([['quero', 'Quero', 'Tungurahua', -1.3, -78.6, 'x']])) ?? []
    expect(empty?.facilities).toEqual([])
  })

  test('whose flags are not a number is read as if no flag were set', () => {
    const [city] = readRegister(fileOf([rowOf(['Hospital Uno', 0, '63'])])) ?? []
    expect(city?.facilities).toMatchObject([
      { maternity: false, attendsEmergencies: null, inTown: null, confidence: 'official', status: 'open' },
    ])
  })
})

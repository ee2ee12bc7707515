import { expect, test } from 'vitest'
import { REAL_CITIES } from './real-cities'

test('the cities that the generator is measured with are 222, and 215 of them have a place of care in town', () => {
  expect(REAL_CITIES).toHaveLength(222)
  expect(REAL_CITIES.filter(({ facilities }) => facilities.some(({ inTown }) => inTown))).toHaveLength(215)
})

test('what a row names is what the register knows in the canton, without posts', () => {
  for (const { slug, facilities, hasHospital, medicalFacilities } of REAL_CITIES) {
    const named = facilities.filter(({ kind }) => kind !== 'puesto').map(({ name }) => name)
    const { hospitals, clinics } = medicalFacilities
    expect([...hospitals, ...clinics].sort(), slug).toEqual([...new Set(named)].sort())
    expect(hasHospital, slug).toBe(hospitals.length)
  }
})

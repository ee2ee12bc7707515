import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compassDirection, distanceKm, isLocated } from '@/cities/care/distance'
import { buildCity } from '../build-city'

const quito = { latitude: -0.2201, longitude: -78.5123 }
const guayaquil = { latitude: -2.1963, longitude: -79.8862 }

test('distances agree with known ones', () => {
  expect(distanceKm(quito, guayaquil)).toBeCloseTo(267.7, 0)
  // One degree of latitude, from the mean radius of the earth.
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111.195, 3)
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20015.115, 2)
})

test('a city is on the map when it has coordinates', () => {
  expect(isLocated(buildCity({ latitude: 0, longitude: 0 }))).toBe(true)
  expect(isLocated(buildCity())).toBe(false)
  expect(isLocated(buildCity({ latitude: 1 }))).toBe(false)
  expect(isLocated(buildCity({ longitude: 1 }))).toBe(false)
})

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a distance is symmetric, zero to the same point, and satisfies the triangle inequality', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
      expect(distanceKm(a, a)).toBe(0)
      expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0)
      expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371.0088 + 1e-3)
      expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3)
    }),
  )
})

test.each([
  [1, 0, 'al norte'],
  [1, 1, 'al noreste'],
  [0, 1, 'al este'],
  [-1, 1, 'al sureste'],
  [-1, 0, 'al sur'],
  [-1, -1, 'al suroeste'],
  [0, -1, 'al oeste'],
  [1, -1, 'al noroeste'],
])('%d degrees north and %d east lies %s', (north, east, direction) => {
  const cuenca = { latitude: -2.9005, longitude: -79.0045 }
  const there = { latitude: cuenca.latitude + north, longitude: cuenca.longitude + east }
  expect(compassDirection(cuenca, there)).toBe(direction)
})

test('a place has no direction from itself', () => {
  expect(compassDirection(quito, { ...quito })).toBeUndefined()
})

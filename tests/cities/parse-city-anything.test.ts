import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_POPULATION, InvalidCity, parseCity } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'

test('any input yields a city with a name and a slug, or an `InvalidCity` error', () => {
  const anything = fc.oneof(fc.anything(), fc.json(), fc.string())
  const rows = fc.record(
    {
      id: anything,
      name: anything,
      slug: anything,
      canonical_name: anything,
      region: anything,
      population: anything,
      latitude: anything,
      longitude: anything,
      seoPriority: anything,
      has_hospital: anything,
      medicalFacilities: anything,
      emergency_contacts: anything,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(rows, fc.anything()), (stored) => {
      const city = cityOrError(stored)
      if (city instanceof InvalidCity) return
      expect(city.id).not.toBe('')
      expect(displayName(city)).not.toBe('')
      expect(citySlug(city)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(city.population).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(city.population) && Number.isInteger(city.hasHospital)).toBe(true)
      expect(city.seoPriority >= 0 && city.seoPriority <= 10).toBe(true)
      expect(city.latitude === null).toBe(city.longitude === null)
    }),
    { numRuns: 2000 },
  )
})

test('parsing a parsed city again, directly or from JSON, gives the same city', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string(),
        slug: fc.string(),
        population: fc.oneof(fc.nat(), fc.string()),
        medicalFacilities: fc.json(),
      }),
      (stored) => {
        const city = cityOrError(stored)
        if (city instanceof InvalidCity) return
        expect(parseCity(city)).toEqual(city)
        expect(parseCity(JSON.parse(JSON.stringify(city)))).toEqual(city)
      },
    ),
  )
  expect(DEFAULT_POPULATION).toBe(50000)
})

function cityOrError(stored: unknown) {
  try {
    return parseCity(stored)
  } catch (error) {
    if (error instanceof InvalidCity) return error
    throw error
  }
}

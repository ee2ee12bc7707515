import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REAL_CITIES } from './real-pages'

describe('the cities that the generator is measured with', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8').split('\n')

  it('are those of the database, with the same priorities, hospitals and health centres', () => {
    for (const { slug, seoPriority, hasHospital, medicalFacilities } of REAL_CITIES) {
      const row = seed.find((line) => line.includes(`, '${slug}', `))
      expect(row, slug).toContain(`, ${seoPriority}, ${hasHospital}, '${JSON.stringify(medicalFacilities)}'`)
    }
  })

  it('are 222, of which 68 have a hospital in the list and 147 have no place of care in it', () => {
    expect(REAL_CITIES).toHaveLength(222)
    expect(REAL_CITIES.filter(({ medicalFacilities }) => medicalFacilities.hospitals.length > 0)).toHaveLength(68)
    const places = REAL_CITIES.map(({ medicalFacilities: { hospitals, clinics } }) => hospitals.length + clinics.length)
    expect(places.filter((count) => count === 0)).toHaveLength(147)
  })
})

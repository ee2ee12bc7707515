import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type AffectedPages, affectedPages } from '@/admin/cities/affected-pages'
import { changeOf, problemOf, typedNames } from '@/admin/cities/names-form'
import { editedColumns } from '@/cities/city-fields'
import type { CityNames } from '@/data/city-names'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES } from '@/generator/generated-content'
import { NOW, REAL_CITIES, realCity } from '../../generator/real-cities'
import { TOWN_PAGE_COUNT } from '../../support/town-count'

const playas = realCity('playas')
const STORED: CityNames = v.parse(editedColumns, playas)
const typed = (change: object) => ({ ...typedNames(STORED), ...change })
const problemWith = (change: Partial<CityNames>) => problemOf({ ...playas, ...STORED, ...change }, REAL_CITIES)

describe('what a save changes', () => {
  test('only the fields that were typed are saved, and blanks around a name do not count', () => {
    expect(changeOf(typed({}), STORED, true)).toEqual({})
    expect(changeOf(typed({ name: ' Playas ' }), STORED, true)).toEqual({})
    expect(changeOf(typed({ canonicalName: ' General Villamil ' }), STORED, true)).toEqual({
      canonicalName: 'General Villamil',
    })
  })

  test('numbers are read as people write them, and an empty point is none', () => {
    expect(changeOf(typed({ population: '12.345', latitude: '-2,63' }), STORED, true)).toMatchObject({
      population: 12345,
      latitude: -2.63,
    })
    expect(changeOf(typed({ latitude: '', longitude: '' }), STORED, true)).toEqual({ latitude: null, longitude: null })
  })

  test('a person who may not rename changes the province alone', () => {
    expect(changeOf(typed({ province: 'Azuay', name: 'X' }), STORED, false)).toEqual({ province: 'Azuay' })
  })
})

describe('names that are refused', () => {
  test('an empty name, a too long one, a provisional one', () => {
    expect(problemWith({ name: '   ' })).toContain('Escriba el nombre')
    expect(problemWith({ name: 'x'.repeat(121) })).toContain('120')
    expect(problemWith({ name: 'Ciudad 12' })).toContain('provisionales')
  })

  test('the name of another city of the province, in any accents and case, because the site would merge the two', () => {
    expect(problemWith({ name: 'DURAN' })).toContain('Ya hay una ciudad con este nombre en Guayas: Durán')
    expect(problemWith({ canonicalName: 'Durán' })).toContain('Durán')
    expect(problemWith({ name: 'Durán', province: 'Azuay' })).toBeUndefined()
  })

  test('but not the city’s own name', () => {
    expect(problemWith({})).toBeUndefined()
    expect(problemWith({ canonicalName: 'General Villamil' })).toBeUndefined()
  })
})

test('before a save, the form lists exactly those of all pages whose text would change', async () => {
  const edited = { ...playas, canonicalName: 'General Villamil' }
  let last: AffectedPages | undefined
  let ticks = 0
  const clock = () => {
    ticks += 1
    return ticks * 5
  }
  for await (const step of affectedPages(REAL_CITIES, edited, { now: NOW, clock, pause: async () => {} })) {
    expect(step.compared).toBeGreaterThanOrEqual(last?.compared ?? 0)
    last = step
  }
  const after = REAL_CITIES.map((city) => (city.id === edited.id ? edited : city))
  const changed = after.flatMap((city, index) =>
    PAGE_TYPES.flatMap((type) => {
      const was = REAL_CITIES[index]
      if (!was) return []
      const hashes = [
        contentHash(generateContent(was, type, { cities: REAL_CITIES, now: NOW })),
        contentHash(generateContent(city, type, { cities: after, now: NOW })),
      ]
      return hashes[0] === hashes[1] ? [] : [`${city.slug}/${type}`]
    }),
  )
  expect(last).toMatchObject({ isDone: true, compared: TOWN_PAGE_COUNT, total: TOWN_PAGE_COUNT })
  expect(last?.pages.map(({ city, pageType }) => `${city.slug}/${pageType}`)).toEqual(changed)
  expect(changed).toContain('playas/cytotec')
  expect(changed.length).toBeGreaterThan(2)
  expect(changed.length).toBeLessThan(40)
})

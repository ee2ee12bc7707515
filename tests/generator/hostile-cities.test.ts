import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type City, parseCity } from '@/cities/city'
import { checkCompliance } from '@/generator/compliance'
import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { NOW, REAL_CITIES, realCity } from './real-cities'
import { localText } from './real-pages'

/** Generates both pages of a city in a list with the real cities. */
function pagesOf(city: City, cities: City[] = [...REAL_CITIES, city]): GeneratedContent[] {
  return PAGE_TYPES.map((pageType) => generateContent(city, pageType, { cities, now: NOW }))
}

function expectSound(page: GeneratedContent) {
  expect(page.title.length).toBeLessThanOrEqual(60)
  expect(page.metaDescription.length).toBeLessThanOrEqual(160)
  expect(page.wordCount).toBeGreaterThanOrEqual(1200)
  expect(page.references.length).toBeGreaterThanOrEqual(3)
  expect(page.uniqueContent).not.toMatch(/undefined|NaN|Infinity/)
  expect(page.uniqueContent).toMatch(/911/)
}

const BARE = parseCity({ name: 'Villa Nueva', province: 'Azuay', region: 'Sierra' })

describe('a city whose row has little data', () => {
  it('has two valid pages without population, coordinates or hospitals', () => {
    for (const page of pagesOf(BARE)) {
      expectSound(page)
      expect(page.uniqueContent).not.toContain('50.000')
      expect(localText(page)).toMatch(/No sabemos qué lugar|No podemos decir/)
      expect(localText(page)).not.toMatch(/ km/)
      expect(checkCompliance(page.uniqueContent).violations).toEqual([])
    }
  })

  it('has two valid pages when it is the only one in the list', () => {
    const cuenca = realCity('cuenca')
    for (const city of [BARE, cuenca]) for (const page of pagesOf(city, [city])) expectSound(page)
  })

  it('has two valid pages when the list is empty', () => {
    for (const page of pagesOf(BARE, [])) expectSound(page)
  })

  it('says that its province is still to be confirmed when there is none', () => {
    for (const page of pagesOf({ ...BARE, province: '' })) {
      expectSound(page)
      expect(page.uniqueContent).toContain('(por confirmar)')
      expect(page.title).not.toContain('(por confirmar)')
      expect(page.breadcrumbs.map(({ url }) => url)).not.toContain('/ec/')
      expect(page.internalLinks.filter(({ type }) => type === 'province')).toEqual([])
    }
  })

  it('has two valid pages on the equator, at the poles and at the date line', () => {
    for (const [latitude, longitude] of [
      [0, 0],
      [90, 180],
      [-90, -180],
    ] as const) {
      for (const page of pagesOf({ ...BARE, latitude, longitude })) expectSound(page)
    }
  })

  it('is never 0 km from a city at the same point', () => {
    const { latitude, longitude } = realCity('girón'.normalize('NFD').replace(/\p{M}/gu, ''))
    for (const page of pagesOf({ ...BARE, latitude, longitude })) {
      expectSound(page)
      expect(page.uniqueContent).toMatch(/menos de 1 km/)
      expect(page.uniqueContent).not.toMatch(/(?<!\d)0 km| [.,;:]/)
    }
  })
})

describe('a strange name', () => {
  it.each(['{city}', '{province}', '<b>Loja</b>', '"Quito"', "O'Higgins", '$&', 'x'.repeat(5000), '🩺', '28 de Mayo'])(
    '«%s» is shown as it is and breaks nothing',
    (name) => {
      for (const page of pagesOf({ ...BARE, name })) {
        expectSound(page)
        expect(page.introduction + page.h1).toContain(name)
      }
    },
  )

  it('with a forbidden word is caught by the check, not by a crash', () => {
    for (const page of pagesOf({ ...BARE, name: 'Venta de Cruces' })) {
      expect(checkCompliance(page.uniqueContent).violations).toEqual(['Palabra prohibida encontrada: "venta"'])
    }
  })

  it('that is a placeholder is replaced by one made from the slug', () => {
    for (const page of pagesOf({ ...BARE, name: 'Ciudad 12', slug: 'san-jacinto' })) {
      expect(page.title).toContain('San Jacinto')
      expect(page.uniqueContent).not.toContain('Ciudad 12')
    }
  })

  it('never keeps a page from being written', () => {
    const rows = fc.record({
      name: fc.string({ minLength: 1, unit: 'grapheme' }),
      slug: fc.constantFrom('villa-nueva', 'cuenca', 'x'),
      province: fc.constantFrom('Azuay', 'Provincia 7', 'Santo Domingo de los Tsáchilas', '', 'Nowhere'),
      region: fc.constantFrom('Sierra', 'Amazonía', 'Insular', 'Otra', ''),
      population: fc.oneof(fc.integer({ min: 0, max: 5_000_000 }), fc.constant(null)),
      populationBasis: fc.constantFrom('cantón INEC 2022', 'parroquia INEC 2022', 'cantón', 'estimación', null),
      latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constant(null)),
      longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constant(null)),
      seoPriority: fc.integer({ min: 0, max: 10 }),
      medicalFacilities: fc.record({
        hospitals: fc.array(fc.string({ minLength: 1 }), { maxLength: 13 }),
        clinics: fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
      }),
    })
    fc.assert(
      fc.property(rows, (row) => {
        for (const page of pagesOf(parseCity(row), REAL_CITIES)) {
          expect(page.title.length).toBeLessThanOrEqual(60)
          expect(page.metaDescription.length).toBeLessThanOrEqual(160)
          expect(page.wordCount).toBeGreaterThanOrEqual(1200)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('two thousand cities', () => {
  it('are written in seconds, each with its own links', () => {
    const cities = Array.from({ length: 9 }, (_, copy) =>
      REAL_CITIES.map((city) => ({
        ...city,
        id: `${city.id}-${copy}`,
        slug: `${city.slug}-${copy}`,
        name: `${city.name} ${copy}`,
      })),
    ).flat()
    expect(cities.length).toBeGreaterThan(1990)
    const some = cities.filter((_, index) => index % 40 === 0)
    const pages = some.map((city) => generateContent(city, 'cytotec', { cities, now: NOW }))
    for (const page of pages) expectSound(page)
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  }, 60_000)
})

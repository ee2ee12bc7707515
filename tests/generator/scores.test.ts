import { describe, expect, it } from 'vitest'
import type { GeneratedContent } from '@/generator/generated-content'
import { generatorLines, generatorScore, pageSeoLines, pageSeoScore, scoreColour } from '@/generator/scores'
import { realPage } from './real-cities'

const FULL = realPage('cuenca/cytotec')
const repeated = (length: number) => 'x'.repeat(length)

describe('the SEO score of a page', () => {
  it('is 100 for a page that has everything', () => {
    expect(pageSeoScore(FULL)).toBe(100)
    expect(FULL.seoScore).toBe(100)
  })

  const lines: [string, number, Partial<GeneratedContent>][] = [
    ['a title of 29 characters', 15, { title: 'Cytotec en Cuenca: informació' }],
    ['a title of 61 characters', 15, { title: `Cytotec en Cuenca ${repeated(43)}` }],
    ['a title without the city', 5, { title: 'Cytotec (misoprostol): información médica' }],
    ['a title without the page type', 5, { title: 'Información médica en Cuenca, provincia de Azuay' }],
    ['a description of 119 characters', 10, { metaDescription: `Cuenca${repeated(113)}` }],
    ['a description of 161 characters', 10, { metaDescription: `Cuenca${repeated(155)}` }],
    ['a description without the city', 5, { metaDescription: repeated(140) }],
    ['1199 words', 10, { wordCount: 1199 }],
    ['799 words', 30, { wordCount: 799 }],
    ['2 references', 10, { references: FULL.references.slice(0, 2) }],
    ['4 internal links', 5, { internalLinks: FULL.internalLinks.slice(0, 4) }],
    ['2 internal links', 10, { internalLinks: FULL.internalLinks.slice(0, 2) }],
    ['no known hospital', 5, { localResources: { ...FULL.localResources, hospitals: [] } }],
    ['no author for the structured data', 5, { geoSchema: { ...FULL.geoSchema, author: { name: '', url: '' } } }],
  ]
  it.each(lines)('loses, for %s, exactly %i', (_, points, fields) => {
    expect(pageSeoScore({ ...FULL, ...fields })).toBe(100 - points)
  })

  it('keeps its points exactly at the limits', () => {
    for (const title of ['Cytotec en Cuenca: información', `Cytotec en Cuenca ${repeated(42)}`]) {
      expect(pageSeoScore({ ...FULL, title })).toBe(100)
    }
    for (const length of [120, 160]) {
      expect(pageSeoScore({ ...FULL, metaDescription: `Cuenca${repeated(length - 6)}` })).toBe(100)
    }
    expect(pageSeoScore({ ...FULL, wordCount: 1200 })).toBe(100)
  })

  it('counts characters as a reader does: an emoji is one', () => {
    expect(pageSeoScore({ ...FULL, title: `Cytotec en Cuenca ${'🩺'.repeat(42)}` })).toBe(100)
  })
})

describe("the generator's score", () => {
  it('is 100 for a page that has everything', () => {
    expect(generatorScore(FULL)).toBe(100)
  })

  const noPlaces = { hospitals: [], clinics: [] }
  const lines: [string, number, Partial<GeneratedContent>][] = [
    ['a title of 61 characters', 20, { title: repeated(61) }],
    ['a description of 119 characters', 15, { metaDescription: repeated(119) }],
    ['1199 words', 10, { wordCount: 1199 }],
    ['799 words', 25, { wordCount: 799 }],
    ['2 questions', 15, { frequentQuestions: FULL.frequentQuestions.slice(0, 2) }],
    ['4 internal links', 10, { internalLinks: FULL.internalLinks.slice(0, 4) }],
    ['no known place of care', 10, { city: { ...FULL.city, medicalFacilities: noPlaces } }],
    ['two forbidden words', 5, { uniqueContent: `${FULL.uniqueContent} venta dosis` }],
  ]
  it.each(lines)('loses, for %s, exactly %i', (_, points, fields) => {
    expect(generatorScore({ ...FULL, ...fields })).toBe(100 - points)
  })

  it('counts a health centre as a medical facility', () => {
    const city = { ...FULL.city, medicalFacilities: { hospitals: [], clinics: ['Centro de Salud Tipo C'] } }
    expect(generatorScore({ ...FULL, city })).toBe(100)
  })
})

describe('the colour of a score', () => {
  it.each([
    ['seo', 80, 'green'],
    ['seo', 79, 'yellow'],
    ['seo', 60, 'yellow'],
    ['seo', 59, 'red'],
    ['compliance', 90, 'green'],
    ['compliance', 89, 'yellow'],
    ['compliance', 70, 'yellow'],
    ['compliance', 69, 'red'],
  ] as const)('for %s %i is %s', (kind, score, colour) => {
    expect(scoreColour(kind, score)).toBe(colour)
  })
})

describe('the lines of a score', () => {
  it('add up to 100 for a page that has everything', () => {
    for (const lines of [pageSeoLines(FULL), generatorLines(FULL)]) {
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(100)
      expect(lines.every(({ isEarned }) => isEarned)).toBe(true)
    }
  })

  it('say which rule cost points, what was found, and which part of the text is too long', () => {
    const title = `Cytotec en Cuenca ${repeated(43)}`
    const [line] = pageSeoLines({ ...FULL, title }).filter(({ isEarned }) => !isEarned)
    expect(line).toMatchObject({ rule: 'Título: de 30 a 60 caracteres', points: 15, found: '61 caracteres' })
    expect(line?.excerpt && title.slice(line.excerpt.start, line.excerpt.end)).toBe('x')
  })
})

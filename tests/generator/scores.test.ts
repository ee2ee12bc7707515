import { describe, expect, it } from 'vitest'
import type { GeneratedContent } from '@/generator/generated-content'
import {
  generatorLines,
  generatorScore,
  pageSeoLines,
  pageSeoScore,
  type ScoreLine,
  scoreColour,
} from '@/generator/scores'
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

  it('loses nothing for one forbidden word, because the compliance score is still 80', () => {
    expect(generatorScore({ ...FULL, uniqueContent: `${FULL.uniqueContent} venta` })).toBe(100)
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

  it('give the position of the name in the title', () => {
    const line = pageSeoLines(FULL).find(({ rule }) => rule === 'Título: nombra «Cuenca»')
    expect(line?.excerpt && FULL.title.slice(line.excerpt.start, line.excerpt.end)).toBe('Cuenca')
  })

  it('name the words that cost the points for compliance', () => {
    const lines = generatorLines({ ...FULL, uniqueContent: `${FULL.uniqueContent} venta costo` })
    expect(lines.at(-1)).toMatchObject({ points: 5, isEarned: false })
    expect(lines.at(-1)?.found).toContain('"venta"')
  })

  it('name each rule in words, with its points', () => {
    const rules = (lines: readonly ScoreLine[]) => lines.map(({ rule, points }) => [rule, points])
    expect(rules(pageSeoLines(FULL))).toEqual([
      ['Título: de 30 a 60 caracteres', 15],
      ['Título: nombra «Cuenca»', 5],
      ['Título: nombra «cytotec»', 5],
      ['Descripción: de 120 a 160 caracteres', 10],
      ['Descripción: nombra «Cuenca»', 5],
      ['800 palabras o más', 20],
      ['1.200 palabras o más', 10],
      ['3 referencias o más', 10],
      ['3 enlaces internos o más', 5],
      ['5 enlaces internos o más', 5],
      ['Hay hospitales conocidos en la ciudad', 5],
      ['Autor y revisión para los datos estructurados', 5],
    ])
    expect(rules(generatorLines(FULL))).toEqual([
      ['Título: de 30 a 60 caracteres', 20],
      ['Descripción: de 120 a 160 caracteres', 15],
      ['800 palabras o más', 15],
      ['1.200 palabras o más', 10],
      ['3 preguntas frecuentes o más', 15],
      ['5 enlaces internos o más', 10],
      ['Hay lugares de atención conocidos en la ciudad', 10],
      ['Cumplimiento de 80 o más', 5],
    ])
  })

  const found = (lines: readonly ScoreLine[], rule: string) => lines.find((line) => line.rule.startsWith(rule))?.found

  it('say what the page has, by name', () => {
    const hospitals = ['Hospital A', 'Hospital B']
    const page = {
      ...FULL,
      localResources: { ...FULL.localResources, hospitals },
      city: { ...FULL.city, medicalFacilities: { hospitals, clinics: ['Centro C'] } },
      geoSchema: { ...FULL.geoSchema, author: { name: 'Una', url: '' }, reviewedBy: { name: 'Otra', jobTitle: '' } },
    }
    expect(found(pageSeoLines(page), 'Hay hospitales')).toBe('Hospital A; Hospital B')
    expect(found(pageSeoLines(page), 'Autor y')).toBe('Una; Otra')
    expect(found(pageSeoLines(page), 'Título: nombra')).toBe('sí')
    expect(found(generatorLines(page), 'Hay lugares')).toBe('Hospital A; Hospital B; Centro C')
    const words = { ...page, uniqueContent: `${FULL.uniqueContent} venta costo` }
    expect(found(generatorLines(words), 'Cumplimiento')).toBe(
      '60; Palabra prohibida encontrada: "venta"; Palabra prohibida encontrada: "costo"',
    )
  })

  it('say what the page lacks', () => {
    const page = {
      ...FULL,
      title: 'Información',
      localResources: { ...FULL.localResources, hospitals: [] },
      city: { ...FULL.city, medicalFacilities: { hospitals: [], clinics: [] } },
      geoSchema: { ...FULL.geoSchema, author: { name: '', url: '' }, reviewedBy: { name: '', jobTitle: '' } },
    }
    expect(found(pageSeoLines(page), 'Hay hospitales')).toBe('ninguno')
    expect(found(pageSeoLines(page), 'Autor y')).toBe('sin autor; sin revisión')
    expect(found(pageSeoLines(page), 'Título: nombra')).toBe('no')
    expect(found(generatorLines(page), 'Hay lugares')).toBe('ninguno')
    const [author, reviewer] = ['author', 'reviewedBy'].map((who) =>
      pageSeoLines({ ...FULL, geoSchema: { ...FULL.geoSchema, [who]: { name: '', url: '' } } }).at(-1),
    )
    expect([author?.isEarned, reviewer?.isEarned]).toEqual([false, false])
  })

  it('do not find an empty name', () => {
    const city = { ...FULL.city, name: '', canonicalName: null, slug: '' }
    const line = pageSeoLines({ ...FULL, city }).find(({ rule }) => rule === 'Título: nombra «»')
    expect(line).toMatchObject({ isEarned: false, excerpt: { start: 0, end: 0 } })
  })
})

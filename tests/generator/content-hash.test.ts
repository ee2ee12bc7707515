import { describe, expect, it } from 'vitest'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import type { GeneratedContent } from '@/generator/generated-content'
import { REAL_CITIES, REAL_PAGES, realCity, realPage } from './real-pages'

const PAGE = realPage('cuenca/misoprostol')

describe('the content hash', () => {
  it('is 32 characters of hexadecimal', () => {
    expect(contentHash(PAGE)).toMatch(/^[0-9a-f]{32}$/)
  })

  it('stays the same for the same page generated on another day', () => {
    const later = generateContent(realCity('cuenca'), 'misoprostol', {
      cities: REAL_CITIES,
      now: new Date('2031-01-01T00:00:00.000Z'),
    })
    expect(later.datePublished).not.toBe(PAGE.datePublished)
    expect(contentHash(later)).toBe(contentHash(PAGE))
  })

  it('stays the same whatever the score', () => {
    expect(contentHash({ ...PAGE, seoScore: 3, wordCount: 9 })).toBe(contentHash(PAGE))
  })

  const changes: [string, Partial<GeneratedContent>][] = [
    ['one letter of the prose', { uniqueContent: PAGE.uniqueContent.replace('a', 'e') }],
    ['the title', { title: `${PAGE.title}.` }],
    ['the description', { metaDescription: `${PAGE.metaDescription}.` }],
    ['a hospital', { localResources: { ...PAGE.localResources, hospitals: ['Hospital Nuevo'] } }],
    ['a reference', { references: PAGE.references.slice(1) }],
    ['a link', { internalLinks: PAGE.internalLinks.slice(1) }],
    ['the breadcrumbs', { breadcrumbs: PAGE.breadcrumbs.slice(1) }],
    ['the reviewer', { geoSchema: { ...PAGE.geoSchema, reviewedBy: { name: 'Otra persona', jobTitle: 'Medicina' } } }],
    ['the page type', { pageType: 'cytotec' }],
  ]
  it.each(changes)('changes with %s', (_, fields) => {
    expect(contentHash({ ...PAGE, ...fields })).not.toBe(contentHash(PAGE))
  })

  it('differs between any two pages of the site', () => {
    expect(new Set(REAL_PAGES.map(contentHash)).size).toBe(444)
  })
})

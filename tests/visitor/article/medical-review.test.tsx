import { expect, test, vi } from 'vitest'
import { REVIEW_RATING, type Reviewer } from '@/content/reviewers'
import { RENDERED_PAGES } from '../../content/rendered-pages'
import { REAL_CITIES, realPage } from '../../generator/real-cities'
import { importSeo } from '../../seo/import-seo'
import { renderPage } from '../render-page'

const NAME = vi.hoisted(() => 'Nombre de prueba')

// A reviewer whom somebody marked as verified.
vi.mock('@/content/reviewers', async (original) => {
  const real: typeof import('@/content/reviewers') = await original()
  const verify = (reviewer: Reviewer): Reviewer => ({ ...reviewer, name: NAME, registry: '12345', verified: true })
  return { ...real, reviewers: real.reviewers.map(verify), defaultReviewer: verify(real.defaultReviewer) }
})

const { heads, headTags, data } = await importSeo()
const { CityContent } = await import('@/visitor/city/CityContent')
const { prepareContent } = await import('@/visitor/city/writing/prepare-content')

test('no static page claims a review, whatever the list of reviewers says; their profiles stay samples', () => {
  for (const { path, html } of RENDERED_PAGES) {
    expect(html, path).toContain('<strong>Revisión médica:</strong> pendiente')
    expect(html, path).not.toContain('Revisado médicamente')
    const named = html.split(NAME).length - 1
    expect(html.split('Perfil de muestra: revisión profesional pendiente').length - 1, path).toBe(named)
  }
})

test('no city page claims a review, and neither do its tags and its structured data', () => {
  const content = realPage('cuenca/misoprostol')
  const readable = prepareContent(content, REAL_CITIES)
  const html = renderPage(<CityContent readable={readable} dateModified="2026-11-20" />, REAL_CITIES)
  expect(html).toContain('<strong>Revisión médica:</strong> pendiente')
  expect(html).not.toContain(NAME)

  const head = heads.cityPageHead(content, { datePublished: '2026-11-20', dateModified: '2026-11-20' })
  const graph = data.jsonForScript(data.structuredData(head))
  expect(graph).not.toMatch(/reviewedBy|lastReviewed|Rating|"[Rr]eview"|Person/)
  expect(graph).not.toContain(`${REVIEW_RATING}`)
  const reviewer = headTags(head, '').meta.find((tag) => 'name' in tag && tag.name === 'reviewer')
  expect(reviewer?.content).toContain('revisión profesional pendiente')
})

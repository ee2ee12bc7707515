import { expect, test } from 'vitest'
import { changedFields } from '@/admin/history/changed-fields'
import type { Revision } from '@/data/revisions'

const AFTER = {
  cityId: 'city',
  pageType: 'cytotec',
  urlPath: '/ec/cuenca/cytotec',
  title: 'Cytotec en Cuenca',
  metaDescription: 'Qué es y qué riesgos tiene.',
  contentHash: 'a'.repeat(32),
  seoScore: 95,
  wordCount: 1300,
  internalLinksCount: 8,
  datePublished: '2026-11-20T15:00:00+00:00',
  dateModified: '2026-11-20T16:00:00+00:00',
} as const

const revision = (before: Revision['before']): Revision => ({
  id: '2',
  pageId: 'page',
  cityId: 'city',
  pageType: 'cytotec',
  changedAt: '2026-11-20T16:00:00+00:00',
  changedBy: null,
  before,
  after: AFTER,
})

test('a change shows the fields that say something else, not the dates that follow them', () => {
  const before = { ...AFTER, title: 'Cytotec', seoScore: 80, dateModified: '2026-11-19T16:00:00+00:00' }
  expect(changedFields(revision(before))).toEqual([
    { label: 'Título', before: 'Cytotec', after: 'Cytotec en Cuenca' },
    { label: 'Puntaje SEO', before: '80', after: '95' },
  ])
})

test('a first registration shows all of them, a rewrite with the same words none', () => {
  expect(changedFields(revision(null))).toHaveLength(7)
  expect(changedFields(revision(AFTER))).toEqual([])
})

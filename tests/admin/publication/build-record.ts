import type { GeneratedPage } from '@/data/generated-pages'

/** Builds a record of a page whose text has this hash. */
export function buildRecord(cityId: string, pageType: GeneratedPage['pageType'], contentHash: string): GeneratedPage {
  return {
    id: `${cityId}-${pageType}`,
    cityId,
    pageType,
    urlPath: '',
    title: '',
    metaDescription: '',
    contentHash,
    seoScore: 100,
    wordCount: 1200,
    internalLinksCount: 5,
    datePublished: '2026-11-01T00:00:00Z',
    dateModified: '2026-11-01T00:00:00Z',
    awaitsEditor: false,
  }
}

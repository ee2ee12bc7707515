import { citySlug } from '@/cities/city-name'
import { contentHash } from '@/generator/content-hash'
import type { GeneratedContent } from '@/generator/generated-content'

/** What is recorded of a page: all that a run needs to keep of one it has generated. */
export function pageRecordOf(content: GeneratedContent) {
  const { city, pageType, title, metaDescription, seoScore, wordCount, internalLinks } = content
  return {
    cityId: city.id,
    pageType,
    urlPath: `/ec/${citySlug(city)}/${pageType}`,
    title,
    metaDescription,
    contentHash: contentHash(content),
    seoScore,
    wordCount,
    internalLinksCount: internalLinks.length,
  }
}

export type PageRecord = ReturnType<typeof pageRecordOf>

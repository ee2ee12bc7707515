import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { checkCompliance } from '@/generator/compliance'
import { contentHash } from '@/generator/content-hash'
import type { GeneratedContent } from '@/generator/generated-content'
import { readability } from '@/generator/readability'
import { generatorScore } from '@/generator/scores'

/**
 * What the desk keeps of a page as it would be written now: its measures. The text itself is written again when
 * somebody opens the page.
 */
export type Draft = ReturnType<typeof draftOf>

/** The measures of one page. */
export function draftOf(content: GeneratedContent) {
  const { city, pageType, title, metaDescription, seoScore, wordCount, uniqueContent } = content
  const { score: complianceScore, violations } = checkCompliance(uniqueContent)
  return {
    city,
    name: displayName(city),
    province: realProvince(city.province),
    slug: citySlug(city),
    pageType,
    title,
    metaDescription,
    seoScore,
    generatorScore: generatorScore(content),
    complianceScore,
    violations,
    wordCount,
    // On the INFLESZ scale: 55 to 65 is normal, more is easier. NaN where there is no text.
    readability: readability(uniqueContent.split('\n')).inflesz,
    contentHash: contentHash(content),
  }
}

import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { checkCompliance } from '@/generator/compliance'
import { contentHash } from '@/generator/content-hash'
import type { GeneratedContent } from '@/generator/generated-content'
import { readability } from '@/generator/readability'
import { generatorScore } from '@/generator/scores'
import type { MeasuredPage } from '@/generator/similarity'

/**
 * What the desk keeps of a page as it would be written now: its measures. The text itself is written again when
 * somebody opens the page.
 */
export type Draft = ReturnType<typeof measuresOf> & {
  /** Share of five-word runs that no other page has; known once all pages are written. */
  ownShare: number | null
  /** The warnings of the previews, which only a browser can measure: what is cut where, and which rule is broken. */
  warnings: readonly string[]
}

/** The measures of one page. */
export function draftOf(content: GeneratedContent, warnings: readonly string[] = []): Draft {
  return { ...measuresOf(content), ownShare: null, warnings }
}

function measuresOf(content: GeneratedContent) {
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

/**
 * Returns a page as input for the measure of own text, with the names of its city and province: the measure masks them,
 * so that repeating them earns nothing.
 */
export function measuredPage({ uniqueContent, city }: GeneratedContent): MeasuredPage {
  return { text: uniqueContent, names: [displayName(city), realProvince(city.province)] }
}

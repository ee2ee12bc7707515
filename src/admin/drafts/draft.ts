import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { checkCompliance } from '@/generator/compliance'
import { contentHash } from '@/generator/content-hash'
import type { GeneratedContent } from '@/generator/generated-content'
import { readability } from '@/generator/readability'
import { generatorScore } from '@/generator/scores'
import type { MeasuredPage } from '@/generator/similarity'

/** What the desk knows of a page as it would be written now; the text itself is written again when somebody looks at it. */
export type Draft = ReturnType<typeof measuresOf> & {
  /** Share of five-word runs that no other page has; known once all pages are written. */
  ownShare: number | null
  /** What the previews warn of, which is a browser's to measure: what is cut where, and which rule is broken. */
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
    // As it is shown.
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
    // INFLESZ: 55 to 65 is normal, more is easy. Not a number where there is no text.
    readability: readability(uniqueContent.split('\n')).inflesz,
    contentHash: contentHash(content),
  }
}

/** A page as the measure of own text reads it: repeating the names of the city and its province earns nothing. */
export function measuredPage({ uniqueContent, city }: GeneratedContent): MeasuredPage {
  return { text: uniqueContent, names: [displayName(city), realProvince(city.province)] }
}

import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { checkCompliance } from '@/generator/compliance'
import { contentHash } from '@/generator/content-hash'
import type { GeneratedContent, PageType } from '@/generator/generated-content'
import { readability } from '@/generator/readability'
import { generatorScore } from '@/generator/scores'
import type { MeasuredPage } from '@/generator/similarity'

/** What the desk knows of a page as it would be written now; the text itself is written again when somebody looks at it. */
export type Draft = {
  city: City
  /** The city's name as it is shown, and its real province. */
  name: string
  province: string
  slug: string
  pageType: PageType
  title: string
  metaDescription: string
  seoScore: number
  generatorScore: number
  complianceScore: number
  violations: readonly string[]
  wordCount: number
  /** INFLESZ: 55 to 65 is normal, more is easy. Not a number where there is no text. */
  readability: number
  /** Share of five-word runs that no other page has; known once all pages are written. */
  ownShare: number | null
  contentHash: string
  /** What the previews warn of: what is cut where, and which rule of title or description is broken. */
  warnings: readonly string[]
}

/** The measures of one page; what the previews warn of is a browser's to measure. */
export function draftOf(content: GeneratedContent, warnings: readonly string[] = []): Draft {
  const { city, pageType, title, metaDescription, seoScore, wordCount, uniqueContent } = content
  const compliance = checkCompliance(uniqueContent)
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
    complianceScore: compliance.score,
    violations: compliance.violations,
    wordCount,
    readability: readability(uniqueContent.split('\n')).inflesz,
    ownShare: null,
    contentHash: contentHash(content),
    warnings,
  }
}

/** A page as the measure of own text reads it: repeating the names of the place earns nothing. */
export function measuredPage({ uniqueContent, city }: GeneratedContent): MeasuredPage {
  return { text: uniqueContent, names: [displayName(city), realProvince(city.province)] }
}

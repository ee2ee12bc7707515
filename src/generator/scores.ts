import { displayName } from '@/cities/city-name'
import { checkCompliance } from './compliance'
import type { GeneratedContent } from './generated-content'

/** What is scored: the content without the score that is being worked out. */
type Scored = Omit<GeneratedContent, 'seoScore'>

/** How well a page answers search engines' and readers' expectations, 0 to 100 (specification, section 5). */
export function pageSeoScore(content: Scored): number {
  const city = displayName(content.city)
  return total([
    [15, isBetween(content.title, 30, 60)],
    [5, mentions(content.title, city)],
    [5, mentions(content.title, content.pageType)],
    [10, isBetween(content.metaDescription, 120, 160)],
    [5, mentions(content.metaDescription, city)],
    [20, content.wordCount >= 800],
    [10, content.wordCount >= 1200],
    [10, content.references.length >= 3],
    [5, content.internalLinks.length >= 3],
    [5, content.internalLinks.length >= 5],
    [5, content.localResources.hospitals.length > 0],
    [5, content.geoSchema.author.name !== '' && content.geoSchema.reviewedBy.name !== ''],
  ])
}

/** The generator's own score of a page, 0 to 100 (specification, section 5). */
export function generatorScore(content: GeneratedContent): number {
  const { hospitals, clinics } = content.city.medicalFacilities
  return total([
    [20, isBetween(content.title, 30, 60)],
    [15, isBetween(content.metaDescription, 120, 160)],
    [15, content.wordCount >= 800],
    [10, content.wordCount >= 1200],
    [15, content.frequentQuestions.length >= 3],
    [10, content.internalLinks.length >= 5],
    [10, hospitals.length + clinics.length > 0],
    [5, checkCompliance(content.uniqueContent).score >= 80],
  ])
}

/** The colour that the desk gives a score. */
export function scoreColour(kind: 'seo' | 'compliance', score: number): 'green' | 'yellow' | 'red' {
  const { green, yellow } = THRESHOLDS[kind]
  if (score >= green) return 'green'
  return score >= yellow ? 'yellow' : 'red'
}

const THRESHOLDS = {
  seo: { green: 80, yellow: 60 },
  compliance: { green: 90, yellow: 70 },
} as const

function total(lines: readonly [points: number, earned: boolean][]): number {
  return lines.reduce((sum, [points, earned]) => sum + (earned ? points : 0), 0)
}

/** Characters as a reader counts them. */
function isBetween(text: string, least: number, most: number): boolean {
  const length = [...text].length
  return length >= least && length <= most
}

function mentions(text: string, word: string): boolean {
  return word !== '' && text.toLowerCase().includes(word.toLowerCase())
}

import { displayName } from '@/cities/city-name'
import { checkCompliance } from './compliance'
import type { GeneratedContent } from './generated-content'
import { thousands } from './spanish'

/** The parts of a page's content that are scored. */
type Scored = Pick<GeneratedContent, 'city' | 'pageType' | 'title' | 'metaDescription' | 'wordCount' | 'geoSchema'> & {
  references: readonly unknown[]
  internalLinks: readonly unknown[]
  localResources: { hospitals: readonly string[] }
}

/** One rule of a score: what it asks for, what the page has, and the text of the page that the rule looks at. */
export type ScoreLine = {
  rule: string
  points: number
  isEarned: boolean
  found: string
  excerpt?: Excerpt
}

/**
 * A text of the page. `start` to `end` marks what the line is about: the name it asks for, or the part that is too
 * long.
 */
export type Excerpt = { text: string; start: number; end: number }

/**
 * Returns how well a page meets the expectations of search engines and readers, 0 to 100 (specification, section 5).
 */
export function pageSeoScore(content: Scored): number {
  return total(pageSeoLines(content))
}

/** Returns the lines of `pageSeoScore`, in the specification's order. */
export function pageSeoLines(content: Scored): ScoreLine[] {
  const { title, metaDescription, wordCount, references, internalLinks, localResources, geoSchema } = content
  const city = displayName(content.city)
  const { author, reviewedBy } = geoSchema
  return [
    length('Título', title, 30, 60, 15),
    mention('Título', title, city, 5),
    mention('Título', title, content.pageType, 5),
    length('Descripción', metaDescription, 120, 160, 10),
    mention('Descripción', metaDescription, city, 5),
    count('palabras', wordCount, 800, 20),
    count('palabras', wordCount, 1200, 10),
    count('referencias', references.length, 3, 10),
    count('enlaces internos', internalLinks.length, 3, 5),
    count('enlaces internos', internalLinks.length, 5, 5),
    {
      rule: 'Hay hospitales conocidos en la ciudad',
      points: 5,
      isEarned: localResources.hospitals.length > 0,
      found: localResources.hospitals.join('; ') || 'ninguno',
    },
    {
      rule: 'Autor y revisión para los datos estructurados',
      points: 5,
      isEarned: author.name !== '' && reviewedBy.name !== '',
      found: `${author.name || 'sin autor'}; ${reviewedBy.name || 'sin revisión'}`,
    },
  ]
}

/** Returns the generator's own score of a page, 0 to 100 (specification, section 5). */
export function generatorScore(content: GeneratedContent): number {
  return total(generatorLines(content))
}

/** Returns the lines of `generatorScore`, in the specification's order. */
export function generatorLines(content: GeneratedContent): ScoreLine[] {
  const { hospitals, clinics } = content.city.medicalFacilities
  const compliance = checkCompliance(content.uniqueContent)
  return [
    length('Título', content.title, 30, 60, 20),
    length('Descripción', content.metaDescription, 120, 160, 15),
    count('palabras', content.wordCount, 800, 15),
    count('palabras', content.wordCount, 1200, 10),
    count('preguntas frecuentes', content.frequentQuestions.length, 3, 15),
    count('enlaces internos', content.internalLinks.length, 5, 10),
    {
      rule: 'Hay lugares de atención conocidos en la ciudad',
      points: 10,
      isEarned: hospitals.length + clinics.length > 0,
      found: [...hospitals, ...clinics].join('; ') || 'ninguno',
    },
    {
      rule: 'Cumplimiento de 80 o más',
      points: 5,
      isEarned: compliance.score >= 80,
      found: [String(compliance.score), ...compliance.violations].join('; '),
    },
  ]
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

function total(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, { points, isEarned }) => sum + (isEarned ? points : 0), 0)
}

/** Counts characters as a reader does: a character outside the basic plane counts once, not as two UTF-16 units. */
function length(name: string, text: string, least: number, most: number, points: number): ScoreLine {
  const characters = [...text]
  const start = characters.slice(0, most).join('').length
  return {
    rule: `${name}: de ${least} a ${most} caracteres`,
    points,
    isEarned: characters.length >= least && characters.length <= most,
    found: `${characters.length} caracteres`,
    excerpt: { text, start, end: text.length },
  }
}

function mention(name: string, text: string, word: string, points: number): ScoreLine {
  const start = word === '' ? -1 : text.toLowerCase().indexOf(word.toLowerCase())
  const isEarned = start >= 0
  return {
    rule: `${name}: nombra «${word}»`,
    points,
    isEarned,
    found: isEarned ? 'sí' : 'no',
    excerpt: { text, start: Math.max(0, start), end: isEarned ? start + word.length : 0 },
  }
}

function count(what: string, found: number, least: number, points: number): ScoreLine {
  return { rule: `${thousands(least)} ${what} o más`, points, isEarned: found >= least, found: thousands(found) }
}

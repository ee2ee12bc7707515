import type { TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import type { Reference } from '@/text'
import type { FactKey } from './material/facts'
import type { SourceKey } from './material/sources'

/** The two variants of a city's page. */
export const PAGE_TYPES = ['cytotec', 'misoprostol'] as const
export type PageType = (typeof PAGE_TYPES)[number]

/** The names of the variants, used everywhere, in the specification's wording. */
export const PAGE_TYPE_NAMES = {
  cytotec: 'Cytotec (misoprostol)',
  misoprostol: 'Misoprostol',
} as const satisfies Record<PageType, string>

/**
 * A reviewed sentence with the facts it states; none is published without at least one fact (`material/facts.ts` has
 * their sources). `isItem`: the sentence is shown as an item of a list, together with the items beside it.
 * `opensParagraph`: in a long answer, the sentence starts a new paragraph.
 */
export type Sentence = {
  text: string
  facts: readonly [FactKey, ...FactKey[]]
  isItem?: true
  opensParagraph?: true
}

/** One paragraph: its sentences are shown as running text, its items as a list. */
export type Paragraph = readonly Sentence[]

/** The signs of one level of urgency, under the heading that says what to do. */
export type WarningLevel = { level: 'emergency' | 'today'; heading: string; signs: readonly Sentence[] }

/**
 * `more` links to the section with the full answer. In the section of questions, `question` is the index of the
 * question, from 0.
 */
export type ShortAnswer = {
  question: string
  answer: Paragraph
  more: { text: string; section: SectionId; question?: number }
}

/** What a question is about: every set answers each of these once. */
export type QuestionTopic =
  | 'call'
  | 'refusal'
  | 'report'
  | 'hospital'
  | 'telling'
  | 'minor'
  | 'rape'
  | 'continuing'
  | 'law'
  | 'help'
  | 'directions'

export type FrequentQuestion = { question: string; answer: string }

/** `type` is the specification's `linkType`. */
export type InternalLink = { text: string; url: string; type: LinkType }
type LinkType = 'related' | 'city' | 'province' | 'general'

/** A link worth making, with how relevant it is in its context (0 to 1; specification, section 5). */
export type LinkSuggestion = {
  sourceUrl: string
  targetUrl: string
  anchorText: string
  linkType: LinkType
  contextRelevance: number
}

export type LocalResources = {
  /** Names of the public hospitals and maternities of the canton; empty where none is known. */
  hospitals: string[]
  /**
   * Where readers go with an alarm sign and for a consultation. The specification does not have this field, so it may
   * be missing.
   */
  care?: TownCare
  /** 911 and 171 first. `description` says what a number is for; empty for a number that an editor entered. */
  emergencyContacts: { name: string; phone: string; description: string }[]
  /** A maps search, opened only when the visitor asks. */
  googleMapsUrl: string
}

export type BodySection = {
  id: SectionId
  heading: string
  paragraphs: readonly Paragraph[]
}
export type SectionId =
  | 'introduccion'
  | 'usos-medicos'
  | 'riesgos'
  | 'recursos-locales'
  | 'preguntas-frecuentes'
  | 'referencias'

/**
 * Everything that one city page says: what the visitor reads, what search engines are told, and what the desk scores.
 */
export type GeneratedContent = {
  city: City
  pageType: PageType
  title: string
  metaDescription: string
  h1: string
  /** The alarm signs: those for 911, then those for today. Each level is complete. */
  warning: readonly WarningLevel[]
  /** The block between the warning and the first section: three short answers, each with a link to the full one. */
  answers: readonly ShortAnswer[]
  /** Plain text, with a blank line between paragraphs; `body` holds the same sentences with their facts. */
  introduction: string
  medicalUses: string
  risksAndSideEffects: string
  localResources: LocalResources
  frequentQuestions: FrequentQuestion[]
  /** 3 to 6. */
  references: Reference[]
  internalLinks: InternalLink[]
  breadcrumbs: { label: string; url: string }[]
  geoSchema: { author: { name: string; url: string }; reviewedBy: { name: string; jobTitle: string } }
  /** The prose as it is shown: introduction, uses, risks, local resources; each sentence with its facts. */
  body: BodySection[]
  /** The questions of `frequentQuestions`, with the facts of every sentence of the answer. */
  questions: { about: QuestionTopic; question: string; answer: Paragraph }[]
  /** Key of each entry of `references`, in the same order. */
  referenceKeys: SourceKey[]
  wordCount: number
  /** `pageSeoScore` of this content. */
  seoScore: number
  /** The whole text of the page, as the compliance check reads it. */
  uniqueContent: string
  /** ISO 8601. */
  datePublished: string
  dateModified: string
}

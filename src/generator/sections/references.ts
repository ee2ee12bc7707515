import { MaterialError } from '@/generator/fill-in'
import type { Paragraph, Reference, Sentence } from '@/generator/generated-content'
import { FACTS, type FactKey } from '@/generator/material/facts'
import { SOURCES, type Source, type SourceKey } from '@/generator/material/sources'

const FEWEST = 3
const MOST = 6

/**
 * The fewest public documents that stand behind every sentence; where there is room, those that would stand beside a paragraph,
 * and up to 3 those that stand behind most. In the order in which a reader meets them.
 */
export function referenceKeys(paragraphs: readonly Paragraph[]): SourceKey[] {
  const sentences = paragraphs.flat()
  const needs = sentences.map(documentsToList).filter((documents) => documents.length > 0)
  const met = [...new Set(sentences.flatMap(documentsBehind))]
  const cover = smallestCover(needs)
  const beside = SHOWN_BESIDE.filter((key) => met.includes(key)).slice(0, MOST - cover.length)
  const others = byUse(needs).filter((key) => !cover.includes(key))
  const keys = [...cover, ...beside, ...others.slice(0, Math.max(0, FEWEST - cover.length - beside.length))]
  return met.filter((key) => keys.includes(key))
}

/** What the page shows of a document; the address only where a visitor may be sent there. */
export function referenceOf(key: SourceKey): Reference {
  const { title, organization, year, link, url }: Source = SOURCES[key]
  return { title, organization, year, ...(link === 'si' && url !== undefined ? { url } : {}) }
}

/** Shown beside the paragraph where the page does not list them: the patients' law, the health line, the emergency line. */
const SHOWN_BESIDE: readonly SourceKey[] = ['LDAP-77', 'GOBEC-171', 'ECU911-LINEA']

/** Two pages of one document, which is cited once. */
const SAME_DOCUMENT: Partial<Record<SourceKey, SourceKey>> = { 'PFIZER-RECUADRO': 'PFIZER-AP' }

/** The public documents that a sentence can be checked in. */
export function documentsBehind({ facts }: Sentence): SourceKey[] {
  return [...new Set(facts.flatMap(documentsOf))]
}

/** Those of which the page must list one; none where every fact is the portal's own, or where one is shown beside. */
function documentsToList(sentence: Sentence): SourceKey[] {
  const documents = documentsBehind(sentence)
  if (sentence.facts.every(isOurs) || documents.some((key) => SHOWN_BESIDE.includes(key))) return []
  if (documents.length === 0) throw new MaterialError(`No public source stands behind «${sentence.text}»`)
  return documents
}

function isOurs(fact: FactKey): boolean {
  const { confidence } = FACTS[fact]
  return confidence === 'regla' || confidence === 'propio' || confidence === 'dato'
}

function documentsOf(fact: FactKey): SourceKey[] {
  const sources: readonly SourceKey[] = FACTS[fact].sources
  return sources.filter((key) => SOURCES[key].link !== 'no').map((key) => SAME_DOCUMENT[key] ?? key)
}

/** Looks for a cover of one document, then of two…: the first found is the smallest. */
function smallestCover(needs: readonly SourceKey[][]): SourceKey[] {
  const preferred = byUse(needs)
  const ordered = needs.map((documents) => documents.toSorted((a, b) => preferred.indexOf(a) - preferred.indexOf(b)))
  for (let most = 0; most <= MOST; most += 1) {
    const cover = coverWithin(most, ordered)
    if (cover) return cover
  }
  throw new MaterialError(`No ${MOST} of ${preferred.join(', ')} stand behind every sentence`)
}

/** One document for the need that leaves least choice, and so on with the needs that it does not meet. */
function coverWithin(most: number, needs: readonly SourceKey[][]): SourceKey[] | undefined {
  const [first, ...others] = needs
  if (!first) return []
  if (most === 0) return undefined
  const hardest = others.reduce((hard, need) => (need.length < hard.length ? need : hard), first)
  for (const document of hardest) {
    const rest = coverWithin(
      most - 1,
      needs.filter((need) => !need.includes(document)),
    )
    if (rest) return [document, ...rest]
  }
  return undefined
}

/** The documents, those behind most sentences first. */
function byUse(needs: readonly SourceKey[][]): SourceKey[] {
  const uses = new Map<SourceKey, number>()
  for (const key of needs.flat()) uses.set(key, (uses.get(key) ?? 0) + 1)
  return [...uses].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key)
}

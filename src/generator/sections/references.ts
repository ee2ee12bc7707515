import { MaterialError } from '@/generator/fill-in'
import type { Paragraph, Sentence } from '@/generator/generated-content'
import type { FactKey } from '@/generator/material/facts'
import { SOURCES, type SourceKey } from '@/generator/material/sources'
import { isOurs, publicSources } from '@/generator/public-sources'

const MOST = 6

/** The documents behind most of a page, at most six, in the order in which a reader meets them. */
export function referenceKeys(paragraphs: readonly Paragraph[]): SourceKey[] {
  const sentences = paragraphs.flat()
  const chosen = covering(sentences, []).slice(0, MOST)
  return inReadingOrder(chosen, sentences)
}

/** The documents behind whatever these do not cover, as few as they can be, in the order in which a reader meets them. */
export function furtherKeys(paragraphs: readonly Paragraph[], references: readonly SourceKey[]): SourceKey[] {
  const sentences = paragraphs.flat()
  return inReadingOrder(covering(sentences, references), sentences)
}

/** Chosen one by one: next comes the document behind most of the sentences that neither `given` nor an earlier choice is behind. */
function covering(sentences: readonly Sentence[], given: readonly SourceKey[]): SourceKey[] {
  const chosen: SourceKey[] = []
  let open = sentences.map(publicDocuments).filter((keys) => !keys.some((key) => given.includes(key)))
  for (let next = mostUsed(open); next !== undefined; next = mostUsed(open)) {
    const key = next
    chosen.push(key)
    open = open.filter((keys) => !keys.includes(key))
  }
  return chosen
}

function inReadingOrder(keys: readonly SourceKey[], sentences: readonly Sentence[]): SourceKey[] {
  return [...new Set(sentences.flatMap(documentsBehind))].filter((key) => keys.includes(key))
}

/** Two pages of one document, which is cited once. */
const SAME_DOCUMENT: Partial<Record<SourceKey, SourceKey>> = { 'PFIZER-RECUADRO': 'PFIZER-AP' }

/** The public documents that a sentence can be checked in. */
export function documentsBehind({ facts }: Sentence): SourceKey[] {
  return [...new Set(facts.flatMap(documentsOf))]
}

/** The same; a sentence that states more than what is the portal's own must have one. */
function publicDocuments(sentence: Sentence): SourceKey[] {
  const documents = documentsBehind(sentence)
  if (documents.length === 0 && !sentence.facts.every(isOurs)) {
    throw new MaterialError(`No public source stands behind «${sentence.text}»`)
  }
  return documents
}

function documentsOf(fact: FactKey): readonly SourceKey[] {
  const known = remembered.get(fact)
  if (known) return known
  const found = publicSources(fact).map((key) => SAME_DOCUMENT[key] ?? key)
  remembered.set(fact, found)
  return found
}

/** Asked for behind every sentence of every page, several times. */
const remembered = new Map<FactKey, readonly SourceKey[]>()

/** The one behind most sentences; of two, the one that a visitor can open. */
function mostUsed(documents: readonly SourceKey[][]): SourceKey | undefined {
  const uses = new Map<SourceKey, number>()
  for (const keys of documents) for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1)
  let most: Use | undefined
  for (const use of uses) if (!most || compareUses(use, most) < 0) most = use
  return most?.[0]
}

type Use = readonly [key: SourceKey, count: number]

function compareUses([one, count]: Use, [other, otherCount]: Use): number {
  return otherCount - count || opens(other) - opens(one) || (one < other ? -1 : 1)
}

function opens(key: SourceKey): 0 | 1 {
  return SOURCES[key].link === 'si' ? 1 : 0
}

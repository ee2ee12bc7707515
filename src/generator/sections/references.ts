import { memoize } from '@/cities/memoize'
import { MaterialError } from '@/generator/fill-in'
import type { Paragraph, Sentence } from '@/generator/generated-content'
import type { FactKey } from '@/generator/material/facts'
import { SOURCES, type SourceKey } from '@/generator/material/sources'
import { isOurs, publicSources } from '@/generator/public-sources'

const MOST = 6

/** Returns the documents behind most of a page, at most six, in the order in which a reader meets them. */
export function referenceKeys(paragraphs: readonly Paragraph[]): SourceKey[] {
  const sentences = paragraphs.flat()
  const chosen = covering(sentences)
  return [...new Set(sentences.flatMap(documentsBehind))].filter((key) => chosen.includes(key))
}

/** Chooses documents one by one: next comes the one behind most of the facts that no earlier choice covers. */
function covering(sentences: readonly Sentence[]): SourceKey[] {
  const chosen: SourceKey[] = []
  let open = sentences.flatMap(documentsPerFact)
  for (let next = mostUsed(open); next !== undefined && chosen.length < MOST; next = mostUsed(open)) {
    const key = next
    chosen.push(key)
    open = open.filter((keys) => !keys.includes(key))
  }
  return chosen
}

/** Sources that are two pages of the same document, which is cited once. */
const SAME_DOCUMENT: Partial<Record<SourceKey, SourceKey>> = { 'PFIZER-RECUADRO': 'PFIZER-AP' }

/** Returns the public documents in which a sentence can be checked. */
export function documentsBehind({ facts }: Sentence): SourceKey[] {
  return [...new Set(facts.flatMap(documentsOf))]
}

/**
 * Returns for each fact of a sentence the public documents in which it can be checked; facts without one are left out.
 * Throws when no fact has one, unless everything that the sentence states is the portal's own.
 */
function documentsPerFact({ text, facts }: Sentence): (readonly SourceKey[])[] {
  const documents = facts.map(documentsOf).filter((keys) => keys.length > 0)
  if (documents.length === 0 && !facts.every(isOurs)) {
    throw new MaterialError(`No public source stands behind «${text}»`)
  }
  return documents
}

/** The documents of each fact, cached because every sentence of every page needs them several times. */
const documentsOf = memoize((fact: FactKey): readonly SourceKey[] =>
  publicSources(fact).map((key) => SAME_DOCUMENT[key] ?? key),
)

/** Returns the document behind most facts; between equals, one that a visitor can open. */
function mostUsed(documents: readonly (readonly SourceKey[])[]): SourceKey | undefined {
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

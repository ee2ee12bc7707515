import type { Reference } from '@/text'
import { FACTS, type FactKey } from './material/facts'
import { SOURCES, type Source, type SourceKey } from './material/sources'

/** Returns the documents behind a fact, without those that only the desk may see. */
export function publicSources(fact: FactKey): SourceKey[] {
  const sources: readonly SourceKey[] = FACTS[fact].sources
  return sources.filter((key) => SOURCES[key].link !== 'no')
}

/**
 * Whether a fact may be stated without a document: it is a rule of the portal, a statement about the portal itself, or
 * its own data.
 */
export function isOurs(fact: FactKey): boolean {
  const { confidence } = FACTS[fact]
  return confidence === 'regla' || confidence === 'propio' || confidence === 'dato'
}

/** Returns what a page shows of a document. The address is included only when a visitor may be sent there. */
export function referenceOf(key: SourceKey): Reference {
  const { title, organization, year, link, url }: Source = SOURCES[key]
  return { title, organization, year, ...(link === 'si' && url !== undefined ? { url } : {}) }
}

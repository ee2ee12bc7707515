import type { Reference } from '@/cited/text'
import { FACTS, type FactKey } from './material/facts'
import { SOURCES, type Source, type SourceKey } from './material/sources'

/** The documents behind a fact that a visitor may be shown. */
export function publicSources(fact: FactKey): SourceKey[] {
  const sources: readonly SourceKey[] = FACTS[fact].sources
  return sources.filter((key) => SOURCES[key].link !== 'no')
}

/** Whether a fact may be stated without a document: a rule of the portal, what it says of itself, and its own data. */
export function isOurs(fact: FactKey): boolean {
  const { confidence } = FACTS[fact]
  return confidence === 'regla' || confidence === 'propio' || confidence === 'dato'
}

/** What a page shows of a document; the address only where a visitor may be sent there. */
export function referenceOf(key: SourceKey): Reference {
  const { title, organization, year, link, url }: Source = SOURCES[key]
  return { title, organization, year, ...(link === 'si' && url !== undefined ? { url } : {}) }
}

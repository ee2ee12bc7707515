/** The hashes of the three texts of a page. */
export type PageTexts = {
  /** As it would be written now; undefined where nobody has written it yet. */
  draft?: string | undefined
  /** As it is recorded; null where there is no record. */
  record: string | null
  /** As the site says it; null where the site has no such page, undefined where nobody knows what the site says. */
  published: string | null | undefined
}

/**
 *   published    readers find what would be written now
 *   waiting      the page is generated, but readers find another text, or none, until the site is published
 *   to-generate  the page is new, or what it is made of changed, and it has not been generated since
 *   unknown      it is not known what the site says
 */
export type PublicationState = 'published' | 'waiting' | 'to-generate' | 'unknown'

/** Compares what is on the site with what is recorded and with what would be written now. */
export function publicationState({ draft, record, published }: PageTexts): PublicationState {
  if (published === undefined) return 'unknown'
  const wanted = draft ?? record
  if (wanted === published && wanted !== null) return 'published'
  // Neither a draft nor a record: what the site says is all that is known of the page.
  if (wanted === null) return published === null ? 'to-generate' : 'published'
  return record === wanted ? 'waiting' : 'to-generate'
}

/** The desk's label and badge colour for each of these states. */
export const PUBLICATION_BADGES = {
  published: { label: 'En el sitio', tone: 'green' },
  waiting: { label: 'Espera publicación', tone: 'yellow' },
  'to-generate': { label: 'Por generar', tone: 'yellow' },
  unknown: { label: 'Sin datos del sitio', tone: 'neutral' },
} as const satisfies Record<PublicationState, { label: string; tone: string }>

import type { PageReference } from '../../src/content/static-page.ts'
import { SOURCES, type Source, type SourceKey } from '../../src/generator/material/sources.ts'

/** The references of one page, numbered in the order in which it needs them. */
export class ReferenceList {
  readonly entries: PageReference[] = []
  readonly #numbers = new Map<SourceKey, number>()

  numberOf(key: SourceKey): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.entries.length + 1
    this.entries.push({ number, ...shownSource(SOURCES[key]) })
    this.#numbers.set(key, number)
    return number
  }
}

/** Only a document marked for it is linked: some hold what this portal does not show. */
function shownSource({ title, organization, year, link, url }: Source): Omit<PageReference, 'number'> {
  return { title, organization, year, ...(link === 'si' && url !== undefined ? { url } : {}) }
}

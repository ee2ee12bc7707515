import type { PageReference, ReferenceMark } from '../../src/content/static-page.ts'
import { SOURCES, type Source, type SourceKey } from '../../src/generator/material/sources.ts'

/** What a mark needs to know of the section it stands in. */
export type SectionNames = { id: string; heading: string }

/** The references of one page, numbered in the order in which it needs them. */
export class ReferenceList {
  readonly entries: PageReference[] = []
  readonly #numbers = new Map<SourceKey, number>()

  numberOf(key: SourceKey): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.entries.length + 1
    this.entries.push({ number, ...shownSource(SOURCES[key]), usedIn: [] })
    this.#numbers.set(key, number)
    return number
  }

  /** The first mark of a reference in a section is where the way back leads. */
  mark(number: number, { id, heading }: SectionNames): ReferenceMark {
    const markId = `cita-${number}-${id}`
    const usedIn = this.entries[number - 1]?.usedIn
    if (usedIn === undefined || usedIn.some((use) => use.markId === markId)) return { number }
    usedIn.push({ heading, markId })
    return { number, id: markId }
  }
}

/** Only a document marked for it is linked: some hold what this portal does not show. */
function shownSource({ title, organization, year, link, url }: Source): Omit<PageReference, 'number' | 'usedIn'> {
  return { title, organization, year, ...(link === 'si' && url !== undefined ? { url } : {}) }
}

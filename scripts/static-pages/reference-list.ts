import type { Reference } from '../../src/cited/text.ts'
import type { SourceKey } from '../../src/generator/material/sources.ts'
import { referenceOf } from '../../src/generator/public-sources.ts'

/** The references of one page, numbered in the order in which it needs them. */
export class ReferenceList {
  readonly entries: Reference[] = []
  readonly #numbers = new Map<SourceKey, number>()

  numberOf(key: SourceKey): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.entries.push(referenceOf(key))
    this.#numbers.set(key, number)
    return number
  }
}

import { inSlices, type SliceTools } from '@/admin/desk/list/slices'
import { messageOf } from '@/admin/desk/reading/error-text'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { type Draft, draftOf } from './draft'

/** The measures of all pages, as far as they have been written. */
export type Analysis = {
  drafts: readonly Draft[]
  /** Pages that cannot be written, and why. */
  failures: readonly DraftFailure[]
  total: number
  isDone: boolean
}

export type DraftFailure = { name: string; pageType: PageType; message: string }

/**
 * Writes and measures every page of every city, in slices. Yields its progress now and then, and at the end the
 * complete result.
 */
export async function* analyseDrafts(
  cities: readonly City[],
  { now, ...tools }: SliceTools & { now: Date },
): AsyncGenerator<Analysis, void> {
  // A copy: the generator caches data per list, and that cache is freed together with the copy.
  const around = { cities: [...cities], now }
  const pages = cities.flatMap((city) => PAGE_TYPES.map((pageType) => ({ city, pageType })))
  const drafts: Draft[] = []
  const failures: DraftFailure[] = []
  const analyse = ({ city, pageType }: { city: City; pageType: PageType }) => {
    try {
      drafts.push(draftOf(generateContent(city, pageType, around)))
    } catch (error) {
      console.error('Error generating city page', error)
      failures.push({ name: displayName(city), pageType, message: messageOf(error) })
    }
  }
  for await (const _ of inSlices(pages, analyse, tools))
    yield { drafts: [...drafts], failures: [...failures], total: pages.length, isDone: false }
  yield { drafts, failures, total: pages.length, isDone: true }
}

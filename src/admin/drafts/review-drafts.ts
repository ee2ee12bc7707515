import { inSlices, type SliceTools } from '@/admin/desk/list/slices'
import { messageOf } from '@/admin/desk/reading/error-text'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { ownShareCounter } from '@/generator/similarity'
import { type Draft, draftOf, measuredPage } from './draft'

/** The review of all pages, as far as it has come. */
export type Review = {
  drafts: readonly Draft[]
  /** Pages that cannot be written, and why. */
  failures: readonly DraftFailure[]
  total: number
  isDone: boolean
}

export type DraftFailure = { name: string; pageType: PageType; message: string }

/** What the review needs from its environment. */
export type ReviewTools = SliceTools & {
  now: Date
  /** Returns the warnings of a page's previews. */
  warningsOf: (content: GeneratedContent) => readonly string[]
}

/**
 * Writes and measures every page of every city, in slices. Yields its progress now and then, and at the end the
 * complete result.
 */
export async function* reviewDrafts(
  cities: readonly City[],
  { now, warningsOf, ...tools }: ReviewTools,
): AsyncGenerator<Review, void> {
  // A copy: the generator caches data per list, and that cache is freed together with the copy.
  const around = { cities: [...cities], now }
  const pages = cities.flatMap((city) => PAGE_TYPES.map((pageType) => ({ city, pageType })))
  const drafts: Draft[] = []
  const failures: DraftFailure[] = []
  const own = ownShareCounter()
  const review = ({ city, pageType }: { city: City; pageType: PageType }) => {
    try {
      const content = generateContent(city, pageType, around)
      drafts.push(draftOf(content, warningsOf(content)))
      own.add(measuredPage(content))
    } catch (error) {
      console.error('Error generating city page', error)
      failures.push({ name: displayName(city), pageType, message: messageOf(error) })
    }
  }
  for await (const _ of inSlices(pages, review, tools))
    yield { drafts: [...drafts], failures: [...failures], total: pages.length, isDone: false }
  const shares = own.shares()
  yield {
    drafts: drafts.map((draft, index) => ({ ...draft, ownShare: shares[index] ?? null })),
    failures,
    total: pages.length,
    isDone: true,
  }
}

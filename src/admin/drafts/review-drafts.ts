import { messageOf } from '@/admin/desk/error-text'
import { inSlices, type SliceTools } from '@/admin/desk/slices'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { ownShareCounter } from '@/generator/similarity'
import { type Draft, draftOf, measuredPage } from './draft'

/** How far the review is. */
export type Review = {
  drafts: readonly Draft[]
  /** Pages that cannot be written, and why. */
  failures: readonly DraftFailure[]
  total: number
  isDone: boolean
}

export type DraftFailure = { name: string; pageType: PageType; message: string }

/** What the review needs of its surroundings. */
export type ReviewTools = SliceTools & {
  now: Date
  /** What the previews of a page warn of. */
  warningsOf: (content: GeneratedContent) => readonly string[]
}

/** Writes and measures every page of every city, a slice at a time; tells now and then how far it is, and at the end everything. */
export async function* reviewDrafts(
  cities: readonly City[],
  { now, warningsOf, ...tools }: ReviewTools,
): AsyncGenerator<Review, void> {
  // A copy: what the generator remembers of a list is forgotten with it.
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

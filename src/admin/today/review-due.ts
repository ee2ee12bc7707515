import { partStates, type StoredReviews } from '@/admin/review/part-states'
import { allParts } from '@/cited/all-parts'
import type { StaticPage } from '@/content/static-page'
import { siteReviews } from '@/generator/review-state'
import { isPastDue } from '@/visitor/article/overdue-review'
import { nextReviewOf } from '@/visitor/article/ReviewBox'

const PAGES = import.meta.glob<StaticPage>('/src/content/pages/*.md', { import: 'page', eager: true })

/**
 * What the day's tasks say of the review. `unsigned`: parts to sign, also again. `changed`: parts whose words are not those that were signed, or of which
 * somebody wants a change. `overdue`: the pages whose next review is past. It brings all texts, so it is loaded lazily.
 */
export type ReviewDue = { unsigned: number; changed: number; overdue: string[] }

/** Returns what is due of the review. */
export function reviewDue(stored: StoredReviews, now: Date): ReviewDue {
  const states = partStates(allParts, stored, undefined, now)
  const open = states.filter(({ isOpen }) => isOpen)
  const { pages } = siteReviews(
    allParts,
    stored.reviewers,
    new Map(states.map(({ part, review }) => [part.key, review])),
  )
  return {
    unsigned: open.length,
    changed: open.filter(({ part, last, review }) => (last && last.hash !== part.hash) || review.wishes.length > 0)
      .length,
    overdue: Object.values(PAGES)
      .filter(
        (page) =>
          page.signedBy.length > 0 &&
          isPastDue(
            nextReviewOf(page, (field) => pages[page.path]?.[field]),
            now,
          ),
      )
      .map(({ label }) => label),
  }
}

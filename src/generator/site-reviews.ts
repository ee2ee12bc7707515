import type { PageId } from './parts'
import type { PageReview, Reviewer, SignedField, SiteReviews } from './review-state'

/** Put in by the build (scripts/build/read-reviews.ts); not defined where nothing was built. */
declare const __SITE_REVIEWS__: SiteReviews | undefined

const REVIEWS: SiteReviews = typeof __SITE_REVIEWS__ === 'undefined' ? { reviewers: [], pages: {} } : __SITE_REVIEWS__

/** The professionals who agreed to be named and still work with the portal. */
export const activeReviewers: readonly Reviewer[] = REVIEWS.reviewers.filter(({ active }) => active)

/** How much of a page was signed in this field when the site was built; undefined where nothing was. */
export function reviewOf(page: PageId, field: SignedField): PageReview | undefined {
  return REVIEWS.pages[page]?.[field]
}

/** Whether every part of a page for this field is signed, and then by whom and since when. */
export function wholeReview(page: PageId, field: SignedField): { day: string; by: Reviewer[] } | undefined {
  const review = reviewOf(page, field)
  if (!review || review.signed < review.total) return undefined
  return { day: review.day, by: REVIEWS.reviewers.filter(({ id }) => review.by.includes(id)) }
}

import { startTransition, useEffect, useState } from 'react'
import { BROWSER_TOOLS, follow } from '@/admin/desk/list/slices'
import { asError } from '@/admin/desk/reading/error-text'
import { pageWarnings } from '@/admin/preview/page-warnings'
import type { City } from '@/cities/city'
import { type Review, reviewDrafts } from './review-drafts'

const NOTHING_YET: Review = { drafts: [], failures: [], total: 0, isDone: false }

/**
 * Finished reviews, each kept as long as its list of cities: coming back to the screen does not start the review again.
 */
const finished = new WeakMap<readonly City[], Review>()

/**
 * Returns the review of all pages of these cities. It starts with the screen and stops when the screen is left.
 */
export function useReview(cities: readonly City[]): Review {
  const [review, setReview] = useState(NOTHING_YET)
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    if (finished.has(cities)) return
    const tools = { now: new Date(), warningsOf: pageWarnings, ...BROWSER_TOOLS }
    return follow(
      reviewDrafts(cities, tools),
      (step) => {
        if (step.isDone) finished.set(cities, step)
        // As a transition, React renders it in pieces and lets the editor's input go first.
        startTransition(() => setReview(step))
      },
      (error) => setFailure(asError(error)),
    )
  }, [cities])
  // A page that cannot be written is part of the review. Any other error ends it, and is for the error page: the review
  // would otherwise stand still, and nobody would learn why.
  if (failure) throw failure
  return finished.get(cities) ?? review
}

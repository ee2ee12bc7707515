import { startTransition, useEffect, useState } from 'react'
import { BROWSER_TOOLS, follow } from '@/admin/desk/slices'
import { pageWarnings } from '@/admin/preview/page-warnings'
import type { City } from '@/cities/city'
import { type Review, reviewDrafts } from './review-drafts'

const NOTHING_YET: Review = { drafts: [], failures: [], total: 0, isDone: false }

/** What was finished for a list of cities stays for as long as the list does: coming back to the page starts nothing again. */
const finished = new WeakMap<readonly City[], Review>()

/** The review of all pages of these cities: starts when there are cities, stops when the page is left. */
export function useReview(cities: readonly City[]): Review {
  const [review, setReview] = useState(NOTHING_YET)
  useEffect(() => {
    if (cities.length === 0 || finished.has(cities)) return
    const tools = { now: new Date(), warningsOf: pageWarnings, ...BROWSER_TOOLS }
    return follow(reviewDrafts(cities, tools), (step) => {
      if (step.isDone) finished.set(cities, step)
      // Rendered in pieces, between what the editor does.
      startTransition(() => setReview(step))
    })
  }, [cities])
  return finished.get(cities) ?? review
}

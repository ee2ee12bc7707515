import { startTransition, useEffect, useState } from 'react'
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
    let isWanted = true
    const run = async () => {
      const tools = { now: new Date(), clock: () => performance.now(), pause: nextTask, warningsOf: pageWarnings }
      for await (const step of reviewDrafts(cities, tools)) {
        if (!isWanted) return
        if (step.isDone) finished.set(cities, step)
        // Rendered in pieces, between what the editor does.
        startTransition(() => setReview(step))
      }
    }
    void run()
    return () => {
      isWanted = false
    }
  }, [cities])
  return finished.get(cities) ?? review
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

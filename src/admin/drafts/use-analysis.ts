import { startTransition, useEffect, useState } from 'react'
import { BROWSER_TOOLS, follow } from '@/admin/desk/list/slices'
import { asError } from '@/admin/desk/reading/error-text'
import type { City } from '@/cities/city'
import { type Analysis, analyseDrafts } from './analyse-drafts'

const NOTHING_YET: Analysis = { drafts: [], failures: [], total: 0, isDone: false }

/**
 * Finished analyses, each kept as long as its list of cities: coming back to the screen does not start it again.
 */
const finished = new WeakMap<readonly City[], Analysis>()

/**
 * Returns the measures of all pages of these cities. The analysis starts with the screen and stops when the screen is
 * left.
 */
export function useAnalysis(cities: readonly City[]): Analysis {
  const [analysis, setAnalysis] = useState(NOTHING_YET)
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    if (finished.has(cities)) return
    return follow(
      analyseDrafts(cities, { now: new Date(), ...BROWSER_TOOLS }),
      (step) => {
        if (step.isDone) finished.set(cities, step)
        // As a transition, React renders it in pieces and lets the editor's input go first.
        startTransition(() => setAnalysis(step))
      },
      (error) => setFailure(asError(error)),
    )
  }, [cities])
  // A page that cannot be written is part of the analysis. Any other error ends it, and is for the error page: the
  // analysis would otherwise stand still, and nobody would learn why.
  if (failure) throw failure
  return finished.get(cities) ?? analysis
}

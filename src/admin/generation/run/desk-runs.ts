import type { QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { afterWriting } from '@/admin/desk/reading/read-again'
import { askBeforeLeaving } from '@/admin/desk/unsaved/before-leaving'
import { showToast } from '@/admin/generation/progress/show-toast'
import { ALREADY_RUNNING } from '@/admin/running/run-words'
import { runAlone } from '@/admin/running/tell-run'
import { memoize } from '@/cities/memoize'
import { weakMemoize } from '@/cities/weak-memoize'
import { sessionQuery } from '@/data/session'
import { browserPorts } from './ports/browser-ports'
import { createRun, type Run } from './run-generation'
import { PACES, type RunKind } from './run-pace'
import { isActive } from './run-state'

/**
 * Returns the run of a kind. There is one per visit, so that it continues while its editor looks at another page of the
 * desk.
 */
export function deskRun(kind: RunKind, client: QueryClient): Run {
  return runsOfVisit(client)(kind)
}

const runsOfVisit = weakMemoize((client: QueryClient) => memoize((kind: RunKind) => startRun(kind, client)))

function startRun(kind: RunKind, client: QueryClient): Run {
  const run = createRun(browserPorts(client), PACES[kind])
  let stopAsking: (() => void) | undefined
  run.subscribe((event) => {
    // Here and not by what draws the run: a screen may draw it in two places, and would show every toast twice.
    showToast(kind, event)
    if (isActive(run.getState())) stopAsking ??= askBeforeLeaving()
    else {
      stopAsking?.()
      stopAsking = undefined
    }
    if (event.type === 'ended') {
      // A step that writes the sitemap and robots files would follow after all pages. The build writes them instead.
      if (event.ending === 'complete' && kind !== 'selection')
        console.info('Sitemap and robots: what this run changed is in the next build.')
      void afterWriting(client)
      // The session may have ended, and the header has to say so.
      if (event.ending === 'refused') void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
    }
  })
  return runAlone(run, kind, () => toast.error(ALREADY_RUNNING))
}

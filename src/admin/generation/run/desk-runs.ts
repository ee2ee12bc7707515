import type { QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { afterWriting } from '@/admin/desk/reading/read-again'
import { askBeforeLeaving } from '@/admin/desk/unsaved/before-leaving'
import { showToast } from '@/admin/generation/progress/show-toast'
import { oneRun } from '@/admin/running/one-run'
import { memoize } from '@/cities/memoize'
import { weakMemoize } from '@/cities/weak-memoize'
import { sessionQuery } from '@/data/session'
import { createRun, type Run } from './run-generation'
import { PACES, type RunKind } from './run-pages'
import { browserPorts } from './run-ports'
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
  return runAlone(run, kind)
}

/** Makes a run the only one among all tabs, which learn its progress. */
export function runAlone(run: Run, kind: RunKind): Run {
  run.subscribe((event) => {
    const state = run.getState()
    // A plan that finds nothing left to write ends like this too.
    if (event.type === 'ended' && event.ending === 'complete') void oneRun.finished(kind)
    if (!isActive(state)) return
    const { phase, pagesDone, pagesTaken } = state
    oneRun.note({ kind, phase, done: pagesDone, total: pagesTaken, at: Date.now() })
  })
  const alone = async (work: () => Promise<void>) => {
    const workAndTell = async () => {
      await work()
      return (run.getState().summary?.pending ?? 0) > 0
    }
    if (!(await oneRun.alone(workAndTell, run.stop))) toast.error(ALREADY_RUNNING)
  }
  return { ...run, start: () => alone(run.start), retryFailed: () => alone(run.retryFailed) }
}

/** Shown when a run is refused because another one has begun, which its screen did not know yet. */
const ALREADY_RUNNING = 'Ya hay una generación en este navegador: espere a que termine. No se ha cambiado nada.'

import { type FetchQueryOptions, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import { cityListQuery } from '@/admin/desk/reading/city-list'
import { afterWriting } from '@/admin/desk/reading/read-again'
import { warnBeforeLeaving } from '@/admin/desk/unsaved/use-leave-warning'
import { oneRun } from '@/admin/running/one-run'
import { memoize, weakMemoize } from '@/cities/memoize'
import { pageQueries, writeGeneratedPage } from '@/data/generated-pages'
import { changeCity } from '@/data/history/restore-city'
import { newRowId } from '@/data/request/row-id'
import { sessionQuery } from '@/data/session'
import { generateContent } from '@/generator/generate-content'
import { createRun, PACES, type Run, type RunEvent, type RunKind, type RunPorts } from './run-generation'
import type { RunState } from './run-state'
import { failedCount, summaryCounts } from './run-words'

/**
 * Returns the run of a kind. There is one per visit, so that it continues while its editor looks at another screen of
 * the desk.
 */
export function deskRun(kind: RunKind, client: QueryClient): Run {
  return runsOfVisit(client)(kind)
}

const runsOfVisit = weakMemoize((client: QueryClient) => memoize((kind: RunKind) => startRun(kind, client)))

/** Creates a run that is the only one among all tabs, which learn its progress. */
function startRun(kind: RunKind, client: QueryClient): Run {
  const run = createRun(browserPorts(client), PACES[kind])
  let stopWarning: (() => void) | undefined
  run.subscribe((event) => {
    // Here and not in a component: a screen may draw a run in two places, and would show every toast twice.
    showToast(kind, event)
    const { phase, done, taken } = run.getState()
    if (phase === 'running' || phase === 'paused' || phase === 'stopping') {
      stopWarning ??= warnBeforeLeaving()
      oneRun.note({ kind, phase, done, total: taken, at: Date.now() })
    } else {
      stopWarning?.()
      stopWarning = undefined
    }
    if (event.type !== 'ended') return
    // A plan that finds nothing left to write ends like this too.
    if (event.ending === 'complete') void oneRun.finished()
    // A step that writes the sitemap and robots files would follow after all pages. The build writes them instead.
    if (event.ending === 'complete' && kind !== 'publication')
      console.info('Sitemap and robots: what this run changed is in the next build.')
    void afterWriting(client)
    // The session may have ended, and the header has to say so.
    if (event.ending === 'refused') void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
  })
  const alone = async (work: () => Promise<void>) => {
    const workUntilDone = async () => {
      await work()
      return (run.getState().summary?.pending ?? 0) > 0
    }
    if (!(await oneRun.alone(workUntilDone, run.stop))) toast.error(ALREADY_RUNNING)
  }
  return { ...run, start: () => alone(run.start), retryFailed: () => alone(run.retryFailed) }
}

/** Shown when a run is refused because another one has begun, which its screen did not know yet. */
const ALREADY_RUNNING = 'Ya hay una generación en este navegador: espere a que termine. No se ha cambiado nada.'

/** The toast of a run with failed pages: once they were written it would say what is no longer true. */
const WITH_FAILURES = 'run-with-failures'

/** Shows a toast for an event of a run, unless the screen of the run shows it already. */
function showToast(kind: RunKind, event: RunEvent): void {
  // Only the mass run goes city by city: the others would show twenty failures at once, which their screens list.
  if (event.type === 'city-failed' && kind === 'mass') toast.error(`Error procesando ${event.city}: ${event.message}`)
  if (event.type === 'province') toast.success(`Provincia normalizada: ${event.from} → ${event.to}`)
  if (event.type !== 'ended') return
  if (event.ending === 'refused') toast.error('Inicie sesión para continuar')
  if (event.ending !== 'complete') return
  const failed = failedCount(event.summary)
  const description = [...summaryCounts(event.summary), ...failed].join(', ')
  if (failed.length > 0) {
    // On another screen nothing else mentions the pages that failed, so the toast stays until it is closed.
    toast.warning('Generación completada', { description, id: WITH_FAILURES, duration: Number.POSITIVE_INFINITY })
    return
  }
  toast.dismiss(WITH_FAILURES)
  if (kind !== 'publication') toast.success('Generación completada', { description })
}

/** The ports of a run in the browser. Reads go through the desk's query cache, so that its lists are refreshed, too. */
export function browserPorts(client: QueryClient): RunPorts {
  const now = { staleTime: 0 }
  return {
    readCities: () => readAnew(client, { ...cityListQuery, ...now }),
    readPages: () => readAnew(client, { ...pageQueries.all(), ...now }),
    isEditor: async () => (await client.fetchQuery({ ...sessionQuery(), ...now })).isEditor,
    generate: (city, pageType, cities) => generateContent(city, pageType, { cities, now: new Date() }),
    writePage: writeGeneratedPage,
    correctProvince: async ({ id, province: from }, to, run) => {
      const outcome = await changeCity(id, { from: { province: from }, to: { province: to } }, run)
      return outcome === 'changed' ? 'changed' : 'corrected'
    },
    openRun: newRowId,
  }
}

/**
 * Reads with a request of its own: the answer to one that was sent earlier may lack what was written since. Whoever
 * waits for the earlier one gets the new answer.
 */
function readAnew<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  void client.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true })
  return client.fetchQuery(query)
}

/** The least time between two renderings of a run's screen, however many pages are written per second. */
const DRAW_MS = 200

/** Returns a run and its state. */
export function useRun(kind: RunKind): { run: Run; state: RunState } {
  const run = deskRun(kind, useQueryClient())
  const subscribe = useCallback((draw: () => void) => throttled(run, draw), [run])
  return { run, state: useSyncExternalStore(subscribe, run.getState) }
}

/**
 * Calls `draw` at once when the phase changes, otherwise every `DRAW_MS` at most. Returns a function that unsubscribes.
 */
function throttled(run: Run, draw: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let { phase } = run.getState()
  const drawNow = () => {
    clearTimeout(timer)
    timer = undefined
    draw()
  }
  const unsubscribe = run.subscribe(() => {
    const isOther = run.getState().phase !== phase
    phase = run.getState().phase
    if (isOther) drawNow()
    else timer ??= setTimeout(drawNow, DRAW_MS)
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

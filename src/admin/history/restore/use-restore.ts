import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import { afterWriting } from '@/admin/desk/reading/read-again'
import { askBeforeLeaving } from '@/admin/desk/unsaved/before-leaving'
import { networkPorts } from '@/admin/generation/run/ports/network-ports'
import { ALREADY_RUNNING } from '@/admin/running/run-words'
import { tellSeldom } from '@/admin/running/tell-seldom'
import { oneRun } from '@/admin/running/this-tab'
import { pageQueries } from '@/data/generated-pages'
import { readChanges, readCityFields, restoreRow } from '@/data/history/restores'
import { openRun, type Restored } from '@/data/history/runs'
import { sessionQuery } from '@/data/session'
import { planRestore, type RestoreItem } from './plan-restore'
import { createRestore, type Restore, type RestoreState } from './run-restore'

/**
 * Returns what it would take to restore `source`. The plan is read anew each time, and once more after another run,
 * which writes the same records.
 */
export function useRestorePlan(source: Restored, isHeld: boolean) {
  const plan = useQuery(restorePlanQuery(source))
  const { refetch } = plan
  const wasHeld = useRef(isHeld)
  useEffect(() => {
    if (wasHeld.current && !isHeld) void refetch()
    wasHeld.current = isHeld
  }, [isHeld, refetch])
  return plan
}

const restorePlanQuery = (source: Restored) =>
  queryOptions({
    queryKey: ['revisions', 'restore', source],
    queryFn: async ({ client }) => {
      const [changes, records] = await Promise.all([
        readChanges(source),
        client.fetchQuery({ ...pageQueries.all(), retry: false }),
      ])
      const cities = changes.cities.length > 0 ? await readCityFields() : new Map()
      return planRestore(changes, { records, cities })
    },
    staleTime: 0,
  })

const restores = new WeakMap<QueryClient, Map<string, Restore>>()

/**
 * Returns the restoration of `source`, which is shown at `screen`, and its state. There is one per visit, so that it
 * continues while its editor looks at another page of the desk.
 */
export function useRestore(source: Restored, screen: string): { restore: Restore; state: RestoreState } {
  const client = useQueryClient()
  const ofVisit = restores.get(client) ?? new Map<string, Restore>()
  restores.set(client, ofVisit)
  const restore = ofVisit.get(screen) ?? alone(source, screen, client)
  ofVisit.set(screen, restore)
  return { restore, state: useSyncExternalStore(restore.subscribe, restore.getState) }
}

/** Creates a restoration that works in one tab at a time and never beside a generation: both write the same records. */
function alone(source: Restored, screen: string, client: QueryClient): Restore {
  // A restoration is one entry of the history, also when it is stopped and continued.
  let run = openRun(source)
  const engine = createRestore({ restore: (item) => restoreRow(item, run), ...networkPorts })
  const tell = tellSeldom(() => {
    const { phase, restored, changed, failed, total } = engine.getState()
    if (phase !== 'running' && phase !== 'stopping') return undefined
    return { kind: 'restore', screen, phase, done: restored + changed + failed, total, at: Date.now() }
  })
  engine.subscribe(tell)
  const work = async (items: readonly RestoreItem[]) => {
    if (engine.getState().ending === 'complete') run = openRun(source)
    const stopAsking = askBeforeLeaving()
    try {
      await engine.start(items)
    } finally {
      stopAsking()
      void afterWriting(client)
      // The header then says that the session ended.
      if (engine.getState().ending === 'refused') void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
    }
  }
  return {
    ...engine,
    start: async (items) => {
      if (!(await oneRun.alone(() => work(items), engine.stop))) toast.error(ALREADY_RUNNING)
    },
  }
}

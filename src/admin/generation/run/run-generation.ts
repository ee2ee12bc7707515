import { messageOf } from '@/admin/desk/reading/error-text'
import type { City } from '@/cities/city'
import type { CityList } from '@/cities/city-list'
import { errorKind } from '@/data/errors'
import { byRecordKey } from '@/data/record/page-record'
import { outdatedIn, summaryOf } from './check-run'
import { type CityWork, dueWork, failedWork, planCities, type Records, unplanned } from './plan-run'
import type { RunPorts } from './ports/run-ports'
import { createGate, type Gate, Halted, readThrough, tryThrough } from './run-gate'
import type { Pace } from './run-pace'
import { runPages } from './run-pages'
import { type Ending, isActive, type PageSelection } from './run-state'
import { createRunStore } from './run-store'

export type Run = ReturnType<typeof createRun>

/** What a plan was made from. */
type PlanBasis = {
  /** The cities from which its pages are written. */
  cities: readonly City[]
  /** Whether a listed editor planned. A page that a visitor registered is then due, whatever its record says. */
  isEditor: boolean
}

/**
 * Creates a bulk generation. It asks the outside world (`ports`) and tells the reducer what happened. It stores no
 * progress between visits: the database shows how far a run has come, so a run that was cut off at any moment is
 * continued by planning again.
 */
export function createRun(ports: RunPorts, pace: Pace) {
  const { getState, subscribe, take, tell } = createRunStore()
  let gate = newGate()
  let run = ports.openRun()
  let basis: PlanBasis = { cities: [], isEditor: false }

  return {
    getState,
    subscribe,
    load,
    plan,
    cancelPlan,
    start,
    pause,
    resume,
    stop,
    retryFailed,
  }

  /** Reads the cities and their records, which show how much of the work is done. */
  async function load(): Promise<void> {
    if (!take({ type: 'load' })) return
    gate = newGate()
    await readAnd(gate, async ({ cities, merged, unreadable }, records) => {
      take({ type: 'read', cities: unplanned(cities, records), merged, unreadable })
    })
  }

  /**
   * Compares every page with its record and waits for the editor's approval; when nothing has to be written, the run
   * ends without asking. `only` limits the plan to some pages; a plan that is made again without it is for the same
   * pages. The new plan replaces one that is open or still being made.
   */
  async function plan(only: PageSelection | null = getState().only): Promise<void> {
    if (!take({ type: 'plan', only })) return
    gate.stop()
    const own = newGate()
    gate = own
    await readAnd(own, async (list, records) => {
      const planning = planOf(list.cities, records, only)
      const skipped = only ? { merged: [], unreadable: [] } : list
      take({ type: 'read', cities: planning.unplanned, merged: skipped.merged, unreadable: skipped.unreadable })
      basis = { cities: planning.around, isEditor: await readThrough(own, ports, ports.isEditor) }
      const planned = await planning.compare(basis.isEditor, async (cities) => {
        if (cities > 0) take({ type: 'compared', pages: cities * 2 })
        await ports.breathe()
        await own.pass()
      })
      take({ type: 'planned', cities: planned })
      if (dueWork(planned).length === 0) await end('complete')
    })
  }

  /** Discards the plan, also while it is being made. */
  function cancelPlan(): void {
    if (take({ type: 'plan-left' })) gate.stop()
  }

  /** Starts a new run in the history. A later retry of failed pages is part of the same run. */
  async function start(): Promise<void> {
    if (!take({ type: 'start', at: ports.now() })) return
    run = ports.openRun()
    await work(dueWork(getState().cities))
  }

  function pause(): void {
    if (take({ type: 'pause', at: ports.now() })) gate.pause()
  }

  function resume(): void {
    if (take({ type: 'resume', at: ports.now() })) gate.resume()
  }

  /** Stops the run after the pages that are being written. */
  function stop(): void {
    take({ type: 'stop' })
    // While checking, this ends the wait for a network that does not come back.
    if (isActive(getState())) gate.stop()
  }

  /** Tries the failed pages once more, and nothing else. */
  async function retryFailed(): Promise<void> {
    const failed = failedWork(getState().cities)
    if (take({ type: 'retry', at: ports.now() })) await work(failed)
  }

  async function work(cities: readonly CityWork[]): Promise<void> {
    gate = newGate()
    let ending: Ending = 'complete'
    try {
      await runPages(cities, { ports, run, pace, gate, cityAt: (index) => getState().cities[index], take, tell })
    } catch (error) {
      ending = endingOf(error)
    }
    await end(ending)
  }

  /**
   * Ends the run. The summary tells what the database holds, whatever the run believes to have written. A run that has
   * done all it took on is not complete while other pages of its plan are pending.
   */
  async function end(reached: Ending): Promise<void> {
    gate = newGate()
    take({ type: 'check', ending: reached, at: ports.now() })
    let seen: { cities: readonly City[]; outdated: number } | null = null
    const failure = await tryThrough(gate, async () => {
      const [pages, { cities }] = [await ports.readPages(), await ports.readCities()]
      take({ type: 'checked', pages, isEditor: basis.isEditor })
      seen = { cities, outdated: await outdatedSince(cities, byRecordKey(pages)) }
    }).catch(messageOf)
    const summary = summaryOf(getState().cities, failure === null ? seen : null)
    const ending = reached === 'complete' && summary.pending > 0 ? 'stopped' : reached
    take({ type: 'end', ending, summary })
    tell({ type: 'ended', ending, summary })
  }

  /**
   * Returns how many of the completed pages would be written differently by now, because somebody changed a city or a
   * place after the plan was made. When nobody did, nothing is compared again.
   */
  async function outdatedSince(cities: City[], records: Records): Promise<number> {
    const again = planOf(cities, records, getState().only)
    if (JSON.stringify(again.around) === JSON.stringify(basis.cities)) return 0
    const planned = await again.compare(basis.isEditor, async () => {
      await ports.breathe()
      await gate.pass()
    })
    return outdatedIn(getState().cities, planned)
  }

  function planOf(cities: City[], records: Records, only: PageSelection | null) {
    return planCities(cities, { records, only, generate: ports.generate, correctsCities: pace.correctsCities })
  }

  async function readAnd(own: Gate, then: (list: CityList, records: Records) => Promise<void>): Promise<void> {
    try {
      const [list, pages] = await Promise.all([
        readThrough(own, ports, ports.readCities),
        readThrough(own, ports, ports.readPages),
      ])
      await then(list, byRecordKey(pages))
    } catch (error) {
      if (error instanceof Halted) return
      console.error('Error loading cities', error)
      take({ type: 'unread' })
      tell({ type: 'unread' })
    }
  }

  function newGate(): Gate {
    return createGate(ports, (reason) => take({ type: 'hold', reason }))
  }
}

function endingOf(error: unknown): Ending {
  if (error instanceof Halted) return 'stopped'
  if (errorKind(error) === 'forbidden') return 'refused'
  console.error('Error generating city page', error)
  return 'stopped'
}

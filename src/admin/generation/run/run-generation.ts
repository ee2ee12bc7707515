import { messageOf } from '@/admin/desk/reading/error-text'
import type { City } from '@/cities/city'
import type { CityList } from '@/cities/city-list'
import { errorKind } from '@/data/errors'
import { byRecordKey } from '@/data/record/page-record'
import { outdatedIn, summaryOf } from './check-run'
import { type CityWork, dueWork, failedWork, planCities, type Records, unplanned } from './plan-run'
import { createGate, type Gate } from './run-gate'
import { type Pace, type RunNews, runPages } from './run-pages'
import type { RunPorts } from './run-ports'
import { type RunAction, reduceRun } from './run-reducer'
import { type Ending, INITIAL_STATE, isActive, type PageSelection, type RunState, type RunSummary } from './run-state'

export type Run = ReturnType<typeof createRun>

/** What a listener learns: that the state changed, or one of the news worth a toast. */
export type RunEvent =
  | { type: 'state' }
  | { type: 'unread' }
  | { type: 'ended'; ending: Ending; summary: RunSummary }
  | RunNews

/** What a plan was made from. */
type PlanBasis = {
  /** The cities from which its pages are written. */
  cities: readonly City[]
  /** Whether a listed editor planned. A page that a visitor registered is then due, whatever its record says. */
  isEditor: boolean
}

/**
 * Creates a bulk generation. It asks the outside world (`ports`), and the reducer (run-reducer.ts) keeps what happened. It stores no
 * progress between visits: the database shows how far a run has come, so a run that was cut off at any moment is
 * continued by planning again.
 */
export function createRun(ports: RunPorts, pace: Pace) {
  let state: RunState = INITIAL_STATE
  const listeners = new Set<(event: RunEvent) => void>()
  let gate = newGate()
  let run = ports.openRun()
  let basis: PlanBasis = { cities: [], isEditor: false }

  return {
    getState,
    subscribe: (listener: (event: RunEvent) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
    plan,
    cancelPlan,
    start,
    pause,
    resume,
    stop,
    retryFailed,
  }

  function getState(): RunState {
    return state
  }

  /** Applies an action. Returns whether it changed anything. */
  function dispatch(action: RunAction): boolean {
    const before = state
    state = reduceRun(state, action)
    if (state === before) return false
    emit({ type: 'state' })
    return true
  }

  function emit(event: RunEvent): void {
    for (const listener of listeners) listener(event)
  }

  /** Reads the cities and their records, which show how much of the work is done. */
  async function load(): Promise<void> {
    if (!dispatch({ type: 'load' })) return
    gate = newGate()
    await readAnd(gate, async ({ cities, merged, unreadable }, records) => {
      dispatch({ type: 'read', cities: unplanned(cities, records), merged, unreadable })
    })
  }

  /**
   * Compares every page with its record and waits for the editor's approval; when nothing has to be written, the run
   * ends without asking. `only` limits the plan to some pages; a plan that is made again without it is for the same
   * pages. The new plan replaces one that is open or still being made.
   */
  async function plan(only: PageSelection | null = getState().only): Promise<void> {
    if (!dispatch({ type: 'plan', only })) return
    gate.stop()
    const own = newGate()
    gate = own
    await readAnd(own, async (list, records) => {
      const planning = planOf(list.cities, records, only)
      const skipped = only ? { merged: [], unreadable: [] } : list
      dispatch({ type: 'read', cities: planning.unplanned, merged: skipped.merged, unreadable: skipped.unreadable })
      basis = { cities: planning.around, isEditor: await own.read(ports.isEditor) }
      const planned = await planning.compare(basis.isEditor, async (cities) => {
        if (cities > 0) dispatch({ type: 'compared', pages: cities * 2 })
        await nextTask()
        own.signal.throwIfAborted()
      })
      dispatch({ type: 'planned', cities: planned })
      if (dueWork(planned).length === 0) await end('complete')
    })
  }

  /** Discards the plan, also while it is being made. */
  function cancelPlan(): void {
    if (dispatch({ type: 'plan-left' })) gate.stop()
  }

  /** Starts a new run in the history. A later retry of failed pages is part of the same run. */
  async function start(): Promise<void> {
    if (!dispatch({ type: 'start', at: performance.now() })) return
    run = ports.openRun()
    await work(dueWork(getState().cities))
  }

  function pause(): void {
    if (dispatch({ type: 'pause', at: performance.now() })) gate.pause()
  }

  function resume(): void {
    if (dispatch({ type: 'resume', at: performance.now() })) gate.resume()
  }

  /** Stops the run after the pages that are being written. */
  function stop(): void {
    dispatch({ type: 'stop' })
    // While checking, this ends the wait for a network that does not come back.
    if (isActive(getState())) gate.stop()
  }

  /** Tries the failed pages once more, and nothing else. */
  async function retryFailed(): Promise<void> {
    const failed = failedWork(getState().cities)
    if (dispatch({ type: 'retry', at: performance.now() })) await work(failed)
  }

  async function work(cities: readonly CityWork[]): Promise<void> {
    gate = newGate()
    let ending: Ending = 'complete'
    try {
      await runPages(cities, { ports, run, pace, gate, cityAt: (index) => getState().cities[index], dispatch, emit })
    } catch (error) {
      ending = endingOf(error, gate.signal)
    }
    await end(ending)
  }

  /**
   * Ends the run. The summary tells what the database holds, whatever the run believes to have written. A run that has
   * done all it took on is not complete while other pages of its plan are pending.
   */
  async function end(reached: Ending): Promise<void> {
    gate = newGate()
    dispatch({ type: 'check', ending: reached, at: performance.now() })
    let seen: { cities: readonly City[]; outdated: number } | null = null
    const failure = await gate
      .attempt(async () => {
        const [pages, { cities }] = [await ports.readPages(), await ports.readCities()]
        dispatch({ type: 'checked', pages, isEditor: basis.isEditor })
        seen = { cities, outdated: await outdatedSince(cities, byRecordKey(pages)) }
      })
      .catch(messageOf)
    const summary = summaryOf(getState().cities, failure === null ? seen : null)
    const ending = reached === 'complete' && summary.pending > 0 ? 'stopped' : reached
    dispatch({ type: 'end', ending, summary })
    emit({ type: 'ended', ending, summary })
  }

  /**
   * Returns how many of the completed pages would be written differently by now, because somebody changed a city or a
   * place after the plan was made. When nobody did, nothing is compared again.
   */
  async function outdatedSince(cities: City[], records: Records): Promise<number> {
    const again = planOf(cities, records, getState().only)
    if (JSON.stringify(again.around) === JSON.stringify(basis.cities)) return 0
    const planned = await again.compare(basis.isEditor, async () => {
      await nextTask()
      gate.signal.throwIfAborted()
    })
    return outdatedIn(getState().cities, planned)
  }

  function planOf(cities: City[], records: Records, only: PageSelection | null) {
    return planCities(cities, { records, only, generate: ports.generate, correctsCities: pace.correctsCities })
  }

  async function readAnd(own: Gate, then: (list: CityList, records: Records) => Promise<void>): Promise<void> {
    try {
      const [list, pages] = await Promise.all([own.read(ports.readCities), own.read(ports.readPages)])
      await then(list, byRecordKey(pages))
    } catch (error) {
      if (own.signal.aborted) return
      console.error('Error loading cities', error)
      dispatch({ type: 'unread' })
      emit({ type: 'unread' })
    }
  }

  function newGate(): Gate {
    return createGate(pace.citiesAtOnce, (reason) => dispatch({ type: 'hold', reason }))
  }
}

function endingOf(error: unknown, stopped: AbortSignal): Ending {
  if (errorKind(error) === 'forbidden') return 'refused'
  if (error !== stopped.reason) console.error('Error generating city page', error)
  return 'stopped'
}

/**
 * Resolves in a new task, so that the browser can draw and answer before the next piece of work. A timer would do so only
 * after 4 ms, and in a hidden tab after a second.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

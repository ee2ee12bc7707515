import { messageOf } from '@/admin/desk/error-text'
import type { City } from '@/cities/city'
import { errorKind } from '@/data/errors'
import { byRecordKey } from '@/data/page-record'
import { LONGEST_SILENCE_MS } from '@/patience/limits'
import { withRetries } from '@/patience/with-retries'
import { outdatedIn, summaryOf } from './check-run'
import { dueCities, planCities, type Records, unplanned } from './plan-run'
import { createGate, type Gate, Halted, tryThrough } from './run-gate'
import type { Pace } from './run-pace'
import { type RunNews, runPages } from './run-pages'
import type { RunPorts } from './run-ports'
import { type RunStep, reduceRun } from './run-reducer'
import {
  type Ending,
  hasFailed,
  INITIAL_STATE,
  isActive,
  type PageSelection,
  pagesOf,
  type RunState,
  type RunSummary,
} from './run-state'

/** What a listener hears: that the state is another, or one of the news worth a toast. */
export type RunEvent =
  | { type: 'state' }
  | { type: 'unread' }
  | { type: 'ended'; ending: Ending; summary: RunSummary }
  | RunNews

export type Run = ReturnType<typeof createRun>

/**
 * The bulk generation: it asks the world (`ports`) and tells the reducer what happened. Nothing of it is kept between visits: how far a
 * run has come is what the database holds, so that one cut off at any moment is continued by planning again.
 */
export function createRun(ports: RunPorts, pace: Pace) {
  let state: RunState = INITIAL_STATE
  let gate: Gate = newGate()
  let run = ports.openRun()
  /** Whether a listed editor planned: what a visitor registered is then to be saved, whatever it says. */
  let isEditor = false
  /** The cities that the pages of the plan are written from. */
  let madeOf: readonly City[] = []
  const listeners = new Set<(event: RunEvent) => void>()

  return {
    getState: () => state,
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

  /** Reads the cities and their records: how far the database is. */
  async function load(): Promise<void> {
    if (!take({ type: 'load' })) return
    gate = newGate()
    await readAnd(gate, async ({ cities, merged, unreadable }, records) => {
      take({ type: 'read', cities: unplanned(cities, records), merged, unreadable })
    })
  }

  /**
   * Compares every page with its record, and asks; where nothing is to be written, there is nothing to ask. `only` leaves it at some
   * pages; a plan that is made again without it is for the same ones. A plan that was open, or being made, is left for it.
   */
  async function plan(only: PageSelection | null = state.only): Promise<void> {
    if (!take({ type: 'plan', only })) return
    gate.stop()
    const own = newGate()
    gate = own
    await readAnd(own, async (list, records) => {
      const planning = planOf(list.cities, records, only)
      madeOf = planning.around
      const skipped = only ? { merged: [], unreadable: [] } : list
      take({ type: 'read', cities: planning.unplanned, merged: skipped.merged, unreadable: skipped.unreadable })
      isEditor = await patiently(own, ports.isEditor)
      const planned = await planning.compare(isEditor, async (cities) => {
        if (cities > 0) take({ type: 'compared', pages: cities * 2 })
        await ports.breathe()
        await own.pass()
      })
      take({ type: 'planned', cities: planned })
      if (dueCities(state.cities).length === 0) await end('complete')
    })
  }

  /** Leaves the plan, or the making of it. */
  function cancelPlan(): void {
    if (take({ type: 'plan-left' })) gate.stop()
  }

  /** A run of its own in the history; what is tried again later is part of the same. */
  async function start(): Promise<void> {
    if (!take({ type: 'start', at: ports.now() })) return
    run = ports.openRun()
    await work(dueCities(state.cities))
  }

  function pause(): void {
    if (take({ type: 'pause', at: ports.now() })) gate.pause()
  }

  function resume(): void {
    if (take({ type: 'resume', at: ports.now() })) gate.resume()
  }

  /** Ends with the pages in hand. */
  function stop(): void {
    take({ type: 'stop' })
    // While checking, it ends the waiting for a network that does not come back.
    if (isActive(state)) gate.stop()
  }

  /** Tries what failed once more, and nothing else. */
  async function retryFailed(): Promise<void> {
    const failed = state.cities.flatMap((run, index) => (pagesOf([run]).some(hasFailed) ? [index] : []))
    if (take({ type: 'retry', at: ports.now() })) await work(failed)
  }

  async function work(indexes: readonly number[]): Promise<void> {
    gate = newGate()
    let ending: Ending = 'complete'
    try {
      await runPages(indexes, { ports, run, pace, gate, cityAt: (index) => state.cities[index], take, tell })
    } catch (error) {
      ending = endingOf(error)
    }
    await end(ending)
  }

  /** The summary is what the database holds, whatever this run believes to have done. */
  async function end(ending: Ending): Promise<void> {
    gate = newGate()
    take({ type: 'check', ending, at: ports.now() })
    let seen: { cities: readonly City[]; outdated: number } | null = null
    const failure = await tryThrough(gate, async () => {
      const [pages, { cities }] = [await ports.readPages(), await ports.readCities()]
      take({ type: 'checked', pages, isEditor })
      seen = { cities, outdated: await outdatedSince(cities, byRecordKey(pages)) }
    }).catch(messageOf)
    const summary = summaryOf(state.cities, failure === null ? seen : null)
    take({ type: 'end', summary })
    tell({ type: 'ended', ending, summary })
  }

  /**
   * How many pages that are done would be written otherwise by now: somebody may have changed a city or a place after the plan was made.
   * Where nobody has, nothing is compared again.
   */
  async function outdatedSince(cities: City[], records: Records): Promise<number> {
    const again = planOf(cities, records, state.only)
    if (JSON.stringify(again.around) === JSON.stringify(madeOf)) return 0
    const planned = await again.compare(isEditor, async () => {
      await ports.breathe()
      await gate.pass()
    })
    return outdatedIn(state.cities, planned)
  }

  function planOf(cities: City[], records: Records, only: PageSelection | null) {
    return planCities(cities, { records, only, ports, correctsCities: pace.correctsCities })
  }

  async function readAnd(
    own: Gate,
    then: (list: Awaited<ReturnType<RunPorts['readCities']>>, records: Records) => Promise<void>,
  ): Promise<void> {
    try {
      const [list, pages] = await Promise.all([patiently(own, ports.readCities), patiently(own, ports.readPages)])
      await then(list, byRecordKey(pages))
    } catch (error) {
      if (error instanceof Halted) return
      console.error('Error loading cities', error)
      take({ type: 'unread', problem: error })
      tell({ type: 'unread' })
    }
  }

  /**
   * Not before the server wants it; where that is longer than anyone waits in silence, it is said at once. Once its gate is stopped
   * nobody waits for it any more: an answer or a failure that comes late must not reach the plan that followed.
   */
  function patiently<Read>(own: Gate, read: () => Promise<Read>): Promise<Read> {
    return withRetries(
      read,
      (ms) => ports.wait(Math.max(ms, ports.askedToWaitMs()), new AbortController().signal),
      () => (ports.askedToWaitMs() > LONGEST_SILENCE_MS ? 'final' : 'counts'),
    ).finally(own.pass)
  }

  function newGate(): Gate {
    return createGate(ports, (reason) => take({ type: 'hold', reason }))
  }

  /** Whether the step changed anything. */
  function take(step: RunStep): boolean {
    const before = state
    state = reduceRun(state, step)
    if (state === before) return false
    tell({ type: 'state' })
    return true
  }

  function tell(event: RunEvent): void {
    for (const listener of listeners) listener(event)
  }
}

function endingOf(error: unknown): Ending {
  if (error instanceof Halted) return 'stopped'
  if (errorKind(error) === 'forbidden') return 'refused'
  console.error('Error generating city page', error)
  return 'stopped'
}

import { messageOf } from '@/admin/desk/error-text'
import type { City } from '@/cities/city'
import { DataError } from '@/data/errors'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { attempted } from './attempted'
import { asRecorded, summaryOf } from './check-run'
import { corrected } from './city-correction'
import { pageKey, planCity, recordsByPage, unplanned } from './plan-run'
import { createGate, type Gate, Halted } from './run-gate'
import { ATTEMPTS, afterFailureMs, type Pace } from './run-pace'
import { type RunNews, runPages } from './run-pages'
import type { RunPorts } from './run-ports'
import {
  type CityRun,
  type Ending,
  hasFailed,
  INITIAL_STATE,
  isActive,
  isDue,
  type PageRun,
  type PageSelection,
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
 * The bulk generation as a plain state machine. Nothing of it is kept between visits: where a run stands is what the database
 * holds, so that one cut off at any moment is continued by planning again.
 */
export function createRun(ports: RunPorts, pace: Pace) {
  let state: RunState = INITIAL_STATE
  let gate: Gate = newGate()
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
    start: () => (state.phase === 'planned' ? work() : Promise.resolve()),
    pause,
    resume,
    stop,
    retryFailed,
  }

  /** Reads the cities and their records: how far the database is. */
  async function load(): Promise<void> {
    if (!isIdle() && state !== INITIAL_STATE) return
    set({ ...INITIAL_STATE })
    await readAnd((list, records) => {
      set({ phase: 'ready', cities: unplanned(list.cities, records), merged: list.merged, unreadable: list.unreadable })
    })
  }

  /**
   * Compares every page with its record, and asks; where nothing is to be written, there is nothing to ask. `only` leaves it at some
   * pages; a plan that is made again without it is for the same ones.
   */
  async function plan(only: PageSelection | null = state.only): Promise<void> {
    if (!isIdle() && state !== INITIAL_STATE) return
    gate = newGate()
    set({ ...INITIAL_STATE, phase: 'planning', cities: state.cities, only })
    await readAnd(async (list, records) => {
      const { merged, unreadable } = list
      const wanted = list.cities.map(
        (city) => only === null || PAGE_TYPES.some((type) => only.has(pageKey(city.id, type))),
      )
      set({
        cities: unplanned(
          list.cities.filter((_, index) => wanted[index]),
          records,
        ),
        ...(only ? {} : { merged, unreadable }),
      })
      const around = asWritten(list.cities)
      const isEditor = await withPatience(ports.isEditor)
      const comparison = { around, records, only, isEditor, generate: ports.generate }
      const planned: CityRun[] = []
      for (const [index, city] of list.cities.entries()) {
        if (!wanted[index]) continue
        await ports.breathe()
        await gate.pass()
        planned.push(planCity(city, around[index] ?? city, comparison))
        set({ compared: planned.length * 2 })
      }
      set({ cities: planned, phase: 'planned' })
      if (dueCities().length === 0) await end('complete')
    })
  }

  /** Leaves the plan, or the making of it. */
  function cancelPlan(): void {
    if (state.phase === 'planning') gate.stop()
    if (state.phase === 'planned') set({ phase: 'ready' })
  }

  function pause(): void {
    if (state.phase !== 'running') return
    gate.pause()
    set({ phase: 'paused', clock: stoppedClock() })
  }

  function resume(): void {
    if (state.phase !== 'paused') return
    gate.resume()
    set({ phase: 'running', clock: { ...state.clock, since: ports.now() } })
  }

  /** Ends with the pages in hand. */
  function stop(): void {
    if (state.phase === 'running' || state.phase === 'paused') set({ phase: 'stopping' })
    // While checking, it ends the waiting for a network that does not come back.
    if (isActive(state)) gate.stop()
  }

  /** Tries what failed once more, and nothing else. */
  async function retryFailed(): Promise<void> {
    if (state.phase !== 'ended') return
    const again = (page: PageRun): PageRun => (hasFailed(page) ? { ...page, status: 'pending' } : page)
    const cities = state.cities.map((run) => {
      const { cytotec, misoprostol } = run.pages
      return { ...run, pages: { cytotec: again(cytotec), misoprostol: again(misoprostol) } }
    })
    const failed = state.cities.flatMap(({ pages }, index) => (Object.values(pages).some(hasFailed) ? [index] : []))
    if (failed.length === 0) return
    set({ cities })
    await work(failed)
  }

  async function work(indexes = dueCities()): Promise<void> {
    gate = newGate()
    set({ phase: 'running', ending: null, summary: null, clock: { workedMs: 0, since: ports.now(), pages: 0 } })
    let ending: Ending = 'complete'
    try {
      await runPages(indexes, {
        ports,
        pace,
        gate,
        cityAt: (index) => state.cities[index],
        changePage,
        markCorrected: (index) => changeCity(index, (run) => ({ ...run, isCorrected: true })),
        tell,
      })
    } catch (error) {
      ending = endingOf(error)
    }
    await end(ending)
  }

  /** The summary is what the database holds, whatever this run believes to have done. */
  async function end(ending: Ending): Promise<void> {
    gate = newGate()
    set({ phase: 'checking', hold: null, clock: stoppedClock() })
    let cities = state.cities.map(({ city }) => city)
    const isMissing = await attempted(async () => {
      const pages = await ports.readPages()
      if (state.cities.some(({ correction }) => correction)) cities = (await ports.readCities()).cities
      set({ cities: asRecorded(state.cities, pages) })
    }, gate).catch(messageOf)
    finish(ending, summaryOf(state.cities, isMissing === null ? cities : null))
  }

  function finish(ending: Ending, summary: RunSummary): void {
    set({ phase: 'ended', ending, summary })
    tell({ type: 'ended', ending, summary })
  }

  async function readAnd(
    then: (
      list: Awaited<ReturnType<RunPorts['readCities']>>,
      records: ReturnType<typeof recordsByPage>,
    ) => void | Promise<void>,
  ): Promise<void> {
    try {
      const [list, pages] = await Promise.all([withPatience(ports.readCities), withPatience(ports.readPages)])
      await then(list, recordsByPage(pages))
    } catch (error) {
      if (error instanceof Halted) return set({ phase: 'ready' })
      console.error('Error loading cities', error)
      set({ phase: 'unread', problem: error })
      tell({ type: 'unread' })
    }
  }

  async function withPatience<T>(read: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await read()
      } catch (error) {
        if (attempt === ATTEMPTS) throw error
        await ports.wait(afterFailureMs(attempt), new AbortController().signal)
      }
    }
  }

  function asWritten(cities: City[]): City[] {
    return pace.correctsCities ? cities.map(corrected) : cities
  }

  function dueCities(): number[] {
    return state.cities.flatMap(({ pages, correction, isCorrected }, index) =>
      Object.values(pages).some(isDue) || (correction && !isCorrected) ? [index] : [],
    )
  }

  function changePage(index: number, pageType: PageType, change: Partial<PageRun>): void {
    const city = state.cities[index]?.city
    if (city && change.status === 'generating') state = { ...state, inHand: { city, pageType } }
    const isOver = change.status === 'completed' || change.status === 'error'
    if (isOver) state = { ...state, clock: { ...state.clock, pages: state.clock.pages + 1 } }
    changeCity(index, (run) => ({
      ...run,
      pages: { ...run.pages, [pageType]: { ...run.pages[pageType], ...change } },
    }))
  }

  function changeCity(index: number, change: (run: CityRun) => CityRun): void {
    set({ cities: state.cities.map((run, at) => (at === index ? change(run) : run)) })
  }

  function stoppedClock() {
    const { workedMs, since, pages } = state.clock
    return { workedMs: workedMs + (since === null ? 0 : ports.now() - since), since: null, pages }
  }

  function newGate(): Gate {
    return createGate(ports, (hold) => set({ hold }))
  }

  function isIdle(): boolean {
    return ['unread', 'ready', 'ended'].includes(state.phase)
  }

  function set(change: Partial<RunState>): void {
    state = { ...state, ...change }
    tell({ type: 'state' })
  }

  function tell(event: RunEvent): void {
    for (const listener of listeners) listener(event)
  }
}

function endingOf(error: unknown): Ending {
  if (error instanceof Halted) return 'stopped'
  if (error instanceof DataError && error.kind === 'forbidden') return 'refused'
  console.error('Error generating city page', error)
  return 'stopped'
}

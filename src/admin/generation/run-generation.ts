import type { City } from '@/cities/city'
import type { CityList } from '@/cities/city-list'
import { displayName } from '@/cities/city-name'
import { groupedBy } from '@/cities/group-cities'
import { errorKind } from '@/data/errors'
import type { GeneratedPage, WriteDetails } from '@/data/generated-pages'
import { byRecordKey, type PageRecord } from '@/data/record/page-record'
import type { GeneratedContent, PageType } from '@/generator/generated-content'
import { correctionsOf, planPages, unplanned } from './plan-pages'
import { createRunQueue } from './run-queue'
import {
  countsOf,
  type Ending,
  hasFailed,
  INITIAL_STATE,
  isDue,
  type PageRun,
  type RunAction,
  type RunState,
  type RunSummary,
  reduceRun,
} from './run-state'

/** How fast a run goes: the specification's numbers (section 9). */
export type Pace = {
  citiesAtOnce: number
  betweenBatchesMs: number
  afterSuccessMs: Record<PageType, number>
  /** Whether the run also corrects provisional provinces. */
  correctsCities: boolean
}

const IN_BATCHES = {
  citiesAtOnce: 20,
  betweenBatchesMs: 500,
  afterSuccessMs: { cytotec: 50, misoprostol: 50 },
  correctsCities: false,
} as const satisfies Pace

/** The specification's two generators, and the records that a publication writes first. */
export const PACES = {
  cities: IN_BATCHES,
  publication: IN_BATCHES,
  mass: {
    citiesAtOnce: 1,
    betweenBatchesMs: 0,
    afterSuccessMs: { cytotec: 200, misoprostol: 300 },
    correctsCities: true,
  },
} as const satisfies Record<string, Pace>

export type RunKind = keyof typeof PACES

/** What a run needs from outside: the database and the generator. */
export type RunPorts = {
  readCities: () => Promise<CityList>
  readPages: () => Promise<readonly GeneratedPage[]>
  /** Whether a listed editor runs this. What a visitor registered awaits its first save by an editor. */
  isEditor: () => Promise<boolean>
  generate: (city: City, pageType: PageType, cities: City[]) => GeneratedContent
  /** Creates or updates the record. */
  writePage: (record: PageRecord, details: WriteDetails) => Promise<GeneratedPage>
  /** Writes this province into the row of the city, unless somebody has changed the province since the city was read. */
  correctProvince: (city: City, province: string, runId: string) => Promise<'corrected' | 'changed'>
  /** Makes the id of a run, under which the history groups everything that is written with it. */
  openRun: () => string
}

/** What a listener learns: that the state changed, or one of the news worth a toast. */
export type RunEvent =
  | { type: 'state' }
  | { type: 'province'; from: string; to: string }
  | { type: 'city-failed'; city: string; message: string }
  | { type: 'ended'; ending: Ending; summary: RunSummary }

export type Run = ReturnType<typeof createRun>

/**
 * Creates a bulk generation. It stores no progress between visits: the database shows how far a run has come, so a run
 * that was cut off at any moment is continued by planning again.
 */
export function createRun(ports: RunPorts, pace: Pace) {
  let state: RunState = INITIAL_STATE
  const listeners = new Set<(event: RunEvent) => void>()
  let queue = newQueue()
  let runId = ports.openRun()

  return {
    getState: () => state,
    subscribe: (listener: (event: RunEvent) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    plan,
    /** Forgets the plan, also while it is being made, or the end of a run. */
    reset: () => {
      if (dispatch({ type: 'reset' })) queue.stop()
    },
    start,
    retryFailed,
    pause: () => {
      if (dispatch({ type: 'pause' })) queue.pause()
    },
    resume: () => {
      if (dispatch({ type: 'resume' })) queue.resume()
    },
    /** Stops the run after the pages that are being written. */
    stop: () => {
      if (dispatch({ type: 'stop' })) queue.stop()
    },
  }

  /** Applies an action. Returns whether it changed anything. */
  function dispatch(action: RunAction): boolean {
    const before = state
    state = reduceRun(state, action)
    if (state !== before) emit({ type: 'state' })
    return state !== before
  }

  function emit(event: RunEvent): void {
    for (const listener of listeners) listener(event)
  }

  /**
   * Compares every page with its record and waits for the editor's approval; when nothing has to be written, the run
   * ends without asking. The new plan replaces one that is open or still being made.
   */
  async function plan(): Promise<void> {
    if (!dispatch({ type: 'plan' })) return
    queue.stop()
    const own = newQueue()
    queue = own
    try {
      const [{ cities }, rows, isEditor] = await Promise.all([ports.readCities(), ports.readPages(), ports.isEditor()])
      // A late answer must not reach the plan that followed.
      own.signal.throwIfAborted()
      const records = byRecordKey(rows)
      dispatch({ type: 'read', pages: unplanned(cities, records) })
      const corrections = pace.correctsCities ? correctionsOf(cities) : []
      const corrected = new Map(corrections.map(({ city, province }) => [city.id, { ...city, province }]))
      const pages = await planPages(
        cities.map((city) => corrected.get(city.id) ?? city),
        {
          records,
          isEditor,
          generate: ports.generate,
          onCompared: (pages) => {
            own.signal.throwIfAborted()
            if (pages > 0) dispatch({ type: 'compared', pages })
          },
        },
      )
      dispatch({ type: 'planned', pages, corrections })
      if (countsOf(state).due === 0 && corrections.length === 0) end('complete')
    } catch (error) {
      if (own.signal.aborted) return
      console.error('Error loading cities', error)
      dispatch({ type: 'unread' })
    }
  }

  /** Starts a new run in the history. A later retry of failed pages is part of the same run. */
  async function start(): Promise<void> {
    if (!dispatch({ type: 'start' })) return
    runId = ports.openRun()
    await work(isDue, new Set(state.corrections.map(({ city }) => city.id)))
  }

  /** Tries the failed pages once more, and nothing else. */
  async function retryFailed(): Promise<void> {
    const failed = new Set(state.pages.filter(hasFailed).map(({ planned }) => planned))
    if (dispatch({ type: 'retry' })) await work(({ planned }) => failed.has(planned), new Set())
  }

  /**
   * Writes pages batch by batch: the cities of a batch in parallel, the two pages of a city one after the other. A city
   * with such a page, or of `corrected`, is corrected first.
   */
  async function work(isWanted: (page: PageRun) => boolean, corrected: ReadonlySet<string>): Promise<void> {
    queue = newQueue()
    const cities = [...groupedBy([...state.pages.entries()], ([, { city }]) => city)]
      .map(([city, own]) => ({ city, due: own.flatMap(([index, page]) => (isWanted(page) ? [index] : [])) }))
      .filter(({ city, due }) => due.length > 0 || corrected.has(city.id))
    let ending: Ending = 'complete'
    try {
      for (let first = 0; first < cities.length; first += pace.citiesAtOnce) {
        if (first > 0) await queue.delay(pace.betweenBatchesMs)
        const batch = cities.slice(first, first + pace.citiesAtOnce)
        // Every city of the batch is waited for: an error in one must not end the run while another is still writing.
        const ends = await Promise.allSettled(batch.map(({ city, due }) => writeCity(city, due)))
        const failures = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason)
        if (failures.length > 0) throw failures.find((failure) => failure !== queue.signal.reason) ?? failures[0]
      }
    } catch (error) {
      ending = errorKind(error) === 'forbidden' ? 'refused' : 'stopped'
      if (ending === 'stopped' && error !== queue.signal.reason) console.error('Error generating city page', error)
    }
    end(ending)
  }

  async function writeCity(city: City, due: readonly number[]): Promise<void> {
    const message = await correct(city)
    if (message !== null) {
      // The pages were written for the corrected city: without the correction they would not be true.
      for (const index of due) dispatch({ type: 'page', index, change: { status: 'error', reason: message } })
      emit({ type: 'city-failed', city: displayName(city), message })
      return
    }
    for (const index of due) await writePage(index)
  }

  /** Saves the correction of a city. Returns null when there is none or the database accepted it, else why it failed. */
  async function correct({ id }: City): Promise<string | null> {
    const correction = state.corrections.find(({ city, isDone }) => city.id === id && !isDone)
    if (!correction) return null
    const { city, province } = correction
    let outcome = ''
    const message = await queue.attempt(async () => {
      outcome = await ports.correctProvince(city, province, runId)
    })
    if (message !== null) return message
    // An editor may have corrected it in another tab since the plan was made: what she saved must not be overwritten.
    if (outcome === 'changed') return 'su provincia cambió después de preparar el plan; genere otra vez'
    emit({ type: 'province', from: city.province, to: province })
    dispatch({ type: 'corrected', cityId: id })
    return null
  }

  async function writePage(index: number): Promise<void> {
    const page = state.pages[index]
    if (!page?.planned) return
    const { planned, record: existing, city, pageType } = page
    const change = (change: Extract<RunAction, { type: 'page' }>['change']) => dispatch({ type: 'page', index, change })
    try {
      const message = await queue.attempt(async () => {
        change({ status: 'generating', reason: null })
        const record = await ports.writePage(planned, { existing, runId })
        change({ status: 'completed', record })
      })
      if (message === null) return await queue.delay(pace.afterSuccessMs[pageType])
      change({ status: 'error', reason: message })
      emit({ type: 'city-failed', city: displayName(city), message })
    } catch (ended) {
      if (state.pages[index]?.status === 'generating') change({ status: 'pending' })
      throw ended
    }
  }

  function end(reached: Ending): void {
    dispatch({ type: 'end', ending: reached })
    const { ending, summary } = state
    if (ending && summary) emit({ type: 'ended', ending, summary })
  }

  function newQueue() {
    return createRunQueue(pace.citiesAtOnce, (reason) => dispatch({ type: 'hold', reason }))
  }
}

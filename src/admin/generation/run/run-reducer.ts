import type { GeneratedPage } from '@/data/generated-pages'
import type { PageType } from '@/generator/generated-content'
import { asRecorded } from './check-run'
import {
  type CityRun,
  type Clock,
  countsOf,
  type Ending,
  eachPage,
  type Hold,
  hasFailed,
  INITIAL_STATE,
  isActive,
  isDue,
  type PageRun,
  type PageSelection,
  type RunState,
  type RunSummary,
} from './run-state'

/** An action on a run. `at` is the moment, in milliseconds of the run's clock. */
export type RunAction =
  | { type: 'load' | 'unread' }
  | { type: 'plan'; only: PageSelection | null }
  | ({ type: 'read' } & Pick<RunState, 'cities' | 'merged' | 'unreadable'>)
  | { type: 'compared'; pages: number }
  | { type: 'planned'; cities: readonly CityRun[] }
  | { type: 'plan-left' }
  | { type: 'start' | 'retry' | 'pause' | 'resume'; at: number }
  | { type: 'stop' }
  | { type: 'hold'; reason: Hold | null }
  | { type: 'city-corrected'; index: number }
  | ({ index: number; pageType: PageType } & (
      | { type: 'page-begun' | 'page-left' }
      | { type: 'page-written'; record: GeneratedPage }
      | { type: 'page-failed'; reason: string }
    ))
  | { type: 'check'; ending: Ending; at: number }
  | { type: 'checked'; pages: readonly GeneratedPage[]; isEditor: boolean }
  | { type: 'end'; ending: Ending; summary: RunSummary }

/** Returns the state after an action. One that does not fit the phase changes nothing: the same object is returned. */
export function reduceRun(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'load':
      return isIdle(state) ? { ...INITIAL_STATE, phase: 'loading' } : state
    case 'plan':
      return isIdle(state) || isPlan(state)
        ? { ...INITIAL_STATE, phase: 'planning', compared: 0, cities: state.cities, only: action.only }
        : state
    case 'read': {
      const { cities, merged, unreadable } = action
      if (state.phase === 'loading') return { ...state, cities, merged, unreadable, phase: 'ready' }
      return state.phase === 'planning' ? { ...state, cities, merged, unreadable } : state
    }
    case 'unread':
      return state.phase === 'loading' || state.phase === 'planning'
        ? { ...state, phase: 'unread', compared: null }
        : state
    case 'compared':
      return state.phase === 'planning' ? { ...state, compared: action.pages } : state
    case 'planned':
      return state.phase === 'planning' ? { ...state, phase: 'planned', compared: null, cities: action.cities } : state
    case 'plan-left':
      return isPlan(state) ? { ...state, phase: 'ready', compared: null } : state
    case 'start':
      return state.phase === 'planned'
        ? started(state, { cities: state.cities, pagesTaken: countsOf(state.cities).due, at: action.at })
        : state
    case 'retry': {
      const { failed } = countsOf(state.cities)
      if (state.phase !== 'ended' || failed === 0) return state
      const cities = state.cities.map((run) => eachPage(run, failedAgain))
      return started(state, { cities, pagesTaken: failed, at: action.at })
    }
    case 'pause':
      return state.phase === 'running' ? { ...state, phase: 'paused', clock: stopped(state.clock, action.at) } : state
    case 'resume':
      return state.phase === 'paused'
        ? { ...state, phase: 'running', clock: { ...state.clock, since: action.at } }
        : state
    case 'stop':
      return state.phase === 'running' || state.phase === 'paused' ? { ...state, phase: 'stopping' } : state
    case 'hold':
      return isActive(state) ? { ...state, hold: action.reason } : state
    case 'city-corrected':
      return isWorking(state)
        ? withCity(state, action.index, (run) => (run.correction ? { ...run, isCorrected: true } : run))
        : state
    case 'page-begun':
    case 'page-left':
    case 'page-written':
    case 'page-failed':
      return isWorking(state) ? withPage(state, action) : state
    case 'check': {
      if (!isWorking(state) && state.phase !== 'planned') return state
      // No page is being written any more. What the database holds decides what became of the pages that were.
      const cities = state.cities.map((run) => eachPage(run, leftInHand))
      const clock = stopped(state.clock, action.at)
      return { ...state, cities, phase: 'checking', ending: action.ending, hold: null, clock }
    }
    case 'checked':
      return state.phase === 'checking'
        ? { ...state, cities: asRecorded(state.cities, action.pages, action.isEditor) }
        : state
    case 'end':
      return state.phase === 'checking'
        ? { ...state, phase: 'ended', hold: null, ending: action.ending, summary: action.summary }
        : state
  }
}

type Working = Extract<RunState, { phase: 'running' | 'paused' | 'stopping' }>
type ActionOnPage = Extract<RunAction, { pageType: PageType }>

function isIdle({ phase }: RunState): boolean {
  return phase === 'new' || phase === 'unread' || phase === 'ready' || phase === 'ended'
}

/**
 * Returns whether there is a plan or one is being made. Nothing is written then, so a plan for other pages may replace
 * it.
 */
function isPlan(state: RunState): state is Extract<RunState, { phase: 'planning' | 'planned' }> {
  return state.phase === 'planning' || state.phase === 'planned'
}

/**
 * Returns whether pages are being written. Those that were begun are finished while the run is paused or stopping, too.
 */
function isWorking(state: RunState): state is Working {
  return isActive(state) && state.phase !== 'checking'
}

type Start = Pick<RunState, 'cities' | 'pagesTaken'> & { at: number }

function started(state: RunState, { cities, pagesTaken, at }: Start): RunState {
  const { only, merged, unreadable, inHand } = state
  const clock = { workedMs: 0, since: at }
  const kept = { only, merged, unreadable, inHand, cities, pagesTaken }
  return { ...INITIAL_STATE, ...kept, phase: 'running', hold: null, clock }
}

function stopped({ workedMs, since }: Clock, at: number): Clock<null> {
  return { workedMs: workedMs + (since === null ? 0 : at - since), since: null }
}

function withPage(state: Working, action: ActionOnPage): Working {
  const { index, pageType } = action
  const run = state.cities[index]
  const page = run && pageAfter(run.pages[pageType], action)
  if (!page) return state
  const changed = withCity(state, index, (city) => ({ ...city, pages: { ...city.pages, [pageType]: page } }))
  if (action.type === 'page-begun') return { ...changed, inHand: { city: run.city, pageType } }
  return action.type === 'page-left' ? changed : { ...changed, pagesDone: changed.pagesDone + 1 }
}

/** The page after an action; undefined where the page is not in a state that the action can follow. */
function pageAfter(page: PageRun, action: ActionOnPage): PageRun | undefined {
  const isInHand = page.status === 'generating'
  switch (action.type) {
    case 'page-begun':
      return isDue(page) ? { ...page, status: 'generating', reason: null } : undefined
    case 'page-left':
      return isInHand ? leftInHand(page) : undefined
    case 'page-written':
      return isInHand ? { ...page, status: 'completed', record: action.record } : undefined
    case 'page-failed':
      // A page may fail before it is begun, when its city could not be corrected.
      return isInHand || isDue(page) ? { ...page, status: 'error', reason: action.reason } : undefined
  }
}

function leftInHand(page: PageRun): PageRun {
  return page.status === 'generating' ? { ...page, status: 'pending' } : page
}

function failedAgain(page: PageRun): PageRun {
  return hasFailed(page) ? { ...page, status: 'pending' } : page
}

function withCity(state: Working, index: number, change: (run: CityRun) => CityRun): Working {
  const run = state.cities[index]
  const changed = run && change(run)
  return changed === run
    ? state
    : { ...state, cities: state.cities.map((one, at) => (at === index ? change(one) : one)) }
}

import type { City } from '@/cities/city'
import { groupedBy } from '@/cities/group-cities'
import type { GeneratedPage } from '@/data/generated-pages'
import type { PageRecord } from '@/data/record/page-record'
import type { PageType } from '@/generator/generated-content'

/** What a run knows about one page. */
export type PageRun = {
  city: City
  pageType: PageType
  status: PageStatus
  /** Null until a plan has compared what the page would say with what is recorded. */
  action: 'new' | 'changed' | 'unchanged' | 'blocked' | null
  /** Why the page is blocked, or what went wrong. */
  reason: string | null
  /** The record in the database; null when there is none. */
  record: GeneratedPage | null
  /** The record that the plan would write; null before there is a plan, and for a page that cannot be generated. */
  planned: PageRecord | null
}
export type PageStatus = 'pending' | 'generating' | 'completed' | 'error'

/** A provisional province («Provincia 12») that the mass run replaces before it writes the pages of the city. */
export type Correction = { city: City; province: string; isDone: boolean }

/** Why an active run is waiting. */
export type Hold = 'network' | 'busy'

/** `complete`: nothing is left to write. `refused`: the database did not accept the session. */
export type Ending = 'complete' | 'stopped' | 'refused'

/** What a run brought into the database, and what it left. */
export type RunSummary = ReturnType<typeof summaryOf>

type Phase =
  /** Nothing was compared: only what the database holds is known. */
  | 'idle'
  | 'planning'
  /** The plan could not be made, because cities or records could not be read. */
  | 'unread'
  /** The plan is shown, and waits for a yes. */
  | 'planned'
  | 'running'
  | 'paused'
  /** The pages in hand are being finished. */
  | 'stopping'
  | 'ended'

export type RunState = {
  phase: Phase
  /** Two for each city, in the order of the cities. */
  pages: readonly PageRun[]
  corrections: readonly Correction[]
  /** How many pages the plan has compared so far. */
  compared: number
  /** How many pages the run has taken on, and how many of them it has written or given up. */
  taken: number
  done: number
  /** The page begun last. */
  inHand: PageRun | null
  hold: Hold | null
  ending: Ending | null
  summary: RunSummary | null
}

export const INITIAL_STATE: RunState = {
  phase: 'idle',
  pages: [],
  corrections: [],
  compared: 0,
  taken: 0,
  done: 0,
  inHand: null,
  hold: null,
  ending: null,
  summary: null,
}

export type RunAction =
  | { type: 'plan' | 'reset' | 'unread' | 'start' | 'retry' | 'pause' | 'resume' | 'stop' }
  | { type: 'read'; pages: readonly PageRun[] }
  | { type: 'compared'; pages: number }
  | ({ type: 'planned' } & Pick<RunState, 'pages' | 'corrections'>)
  | { type: 'hold'; reason: Hold | null }
  | { type: 'corrected'; cityId: string }
  | { type: 'page'; index: number; change: Partial<Pick<PageRun, 'status' | 'reason' | 'record'>> }
  | { type: 'end'; ending: Ending }

const ACTIVE: readonly Phase[] = ['running', 'paused', 'stopping']
/** Nothing is written before «Empezar»: a plan may be replaced, or given up, also while it is being made. */
const OPEN: readonly Phase[] = ['idle', 'planning', 'unread', 'planned', 'ended']

/** The phases in which each action is possible. */
const POSSIBLE_IN: Readonly<Record<RunAction['type'], readonly Phase[]>> = {
  plan: OPEN,
  reset: OPEN,
  read: ['planning'],
  unread: ['planning'],
  compared: ['planning'],
  planned: ['planning'],
  start: ['planned'],
  retry: ['ended'],
  pause: ['running'],
  resume: ['paused'],
  stop: ['running', 'paused'],
  hold: ACTIVE,
  corrected: ACTIVE,
  page: ACTIVE,
  end: [...ACTIVE, 'planned'],
}

/** Returns the state after an action. One that does not fit the phase changes nothing: the same object is returned. */
export function reduceRun(state: RunState, action: RunAction): RunState {
  if (!POSSIBLE_IN[action.type].includes(state.phase)) return state
  switch (action.type) {
    case 'plan':
      return { ...INITIAL_STATE, phase: 'planning' }
    case 'reset':
      return INITIAL_STATE
    case 'read':
      return { ...state, pages: action.pages }
    case 'unread':
      return { ...INITIAL_STATE, phase: 'unread' }
    case 'compared':
      return { ...state, compared: action.pages }
    case 'planned':
      return { ...state, phase: 'planned', pages: action.pages, corrections: action.corrections }
    case 'start':
      return { ...state, phase: 'running', taken: countsOf(state).due, done: 0 }
    case 'retry': {
      const pages = state.pages.map((page) => (hasFailed(page) ? { ...page, status: 'pending' as const } : page))
      const taken = countsOf(state).failed
      return taken === 0 ? state : { ...state, phase: 'running', pages, taken, done: 0, ending: null, summary: null }
    }
    case 'pause':
      return { ...state, phase: 'paused' }
    case 'resume':
      return { ...state, phase: 'running' }
    case 'stop':
      return { ...state, phase: 'stopping' }
    case 'hold':
      return { ...state, hold: action.reason }
    case 'corrected': {
      const { cityId } = action
      const corrections = state.corrections.map((one) => (one.city.id === cityId ? { ...one, isDone: true } : one))
      return { ...state, corrections }
    }
    case 'page':
      return withPage(state, action.index, action.change)
    case 'end': {
      const summary = summaryOf(state)
      // A run that did all it took on is not complete while other pages of its plan are pending.
      const ending = action.ending === 'complete' && summary.pending > 0 ? 'stopped' : action.ending
      return { ...state, phase: 'ended', hold: null, ending, summary }
    }
  }
}

function withPage(state: RunState, index: number, change: Partial<PageRun>): RunState {
  const page = state.pages[index]
  if (!page) return state
  const changed = { ...page, ...change }
  const isDone = change.status === 'completed' || change.status === 'error'
  return {
    ...state,
    pages: state.pages.with(index, changed),
    inHand: change.status === 'generating' ? changed : state.inHand,
    done: state.done + (isDone ? 1 : 0),
  }
}

/** Whether a run has begun and not ended. */
export function isActive({ phase }: Pick<RunState, 'phase'>): boolean {
  return ACTIVE.includes(phase)
}

/** Whether a run has this page to write. */
export function isDue({ status, action }: PageRun): boolean {
  return status === 'pending' && isWritable(action)
}

/** Whether another try may help, which it does not when a check blocked the page. */
export function hasFailed({ status, action }: PageRun): boolean {
  return status === 'error' && isWritable(action)
}

function isWritable(action: PageRun['action']): boolean {
  return action === 'new' || action === 'changed'
}

/** A city of a run with its two pages. */
export type CityRun = { city: City; pages: readonly PageRun[]; status: PageStatus }

/** Returns the pages by city, with the status of each city: «completed» when both its pages are. */
export function byCity(pages: readonly PageRun[]): CityRun[] {
  return [...groupedBy(pages, ({ city }) => city).entries()].map(([city, own]) => {
    const statuses = own.map(({ status }) => status)
    const status = statuses.every((one) => one === 'completed')
      ? 'completed'
      : (['error', 'generating'] as const).find((one) => statuses.includes(one))
    return { city, pages: own, status: status ?? 'pending' }
  })
}

export type RunCounts = ReturnType<typeof countsOf>

/** Everything that the screens of a run count. */
export function countsOf({ pages, corrections }: Pick<RunState, 'pages' | 'corrections'>) {
  const count = (test: (page: PageRun) => boolean) => pages.filter(test).length
  const cities = byCity(pages)
  return {
    cities: cities.length,
    citiesDone: cities.filter(({ status }) => status === 'completed').length,
    pages: pages.length,
    error: count(({ status }) => status === 'error'),
    new: count(({ action }) => action === 'new'),
    changed: count(({ action }) => action === 'changed'),
    unchanged: count(({ action }) => action === 'unchanged'),
    blocked: count(({ action }) => action === 'blocked'),
    failed: count(hasFailed),
    due: count(isDue),
    recorded: count(({ record }) => record !== null),
    provinces: corrections.length,
  }
}

function summaryOf(state: RunState) {
  const { unchanged, failed, blocked, due: pending } = countsOf(state)
  const isOver = ({ status }: PageRun) => status === 'completed' || status === 'error'
  return {
    cities: byCity(state.pages).filter(({ pages }) => pages.every(isOver)).length,
    pages: state.pages.filter(({ action, status }) => isWritable(action) && status === 'completed').length,
    provinces: state.corrections.filter(({ isDone }) => isDone).length,
    unchanged,
    failed,
    blocked,
    pending,
  }
}

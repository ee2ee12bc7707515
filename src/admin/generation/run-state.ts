import type { City } from '@/cities/city'
import type { CityList } from '@/cities/city-list'
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

/** What the database holds after a run, and what this run brought into it. */
export type RunSummary = {
  cities: number
  pages: number
  provinces: number
  unchanged: number
  failed: number
  blocked: number
  pending: number
  /** False when the database could not be asked afterwards: the counts are then what it acknowledged during the run. */
  isChecked: boolean
}

type Phase =
  /** Nothing was read yet. */
  | 'new'
  | 'loading'
  | 'ready'
  /** The cities or the records could not be read. */
  | 'unread'
  | 'planning'
  /** The plan is shown, and waits for a yes. */
  | 'planned'
  | 'running'
  | 'paused'
  /** The pages in hand are being finished. */
  | 'stopping'
  /** What was done is being compared with the database. */
  | 'checking'
  | 'ended'

export type RunState = {
  phase: Phase
  /** Two for each city, in the order of the cities. */
  pages: readonly PageRun[]
  corrections: readonly Correction[]
  merged: CityList['merged']
  unreadable: CityList['unreadable']
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
  phase: 'new',
  pages: [],
  corrections: [],
  merged: [],
  unreadable: [],
  compared: 0,
  taken: 0,
  done: 0,
  inHand: null,
  hold: null,
  ending: null,
  summary: null,
}

export type RunAction =
  | { type: 'load' | 'plan' | 'cancel' | 'unread' | 'start' | 'retry' | 'pause' | 'resume' | 'stop' }
  | ({ type: 'read' } & Pick<RunState, 'pages' | 'merged' | 'unreadable'>)
  | { type: 'compared'; pages: number }
  | ({ type: 'planned' } & Pick<RunState, 'pages' | 'corrections'>)
  | { type: 'hold'; reason: Hold | null }
  | { type: 'corrected'; cityId: string }
  | { type: 'page'; index: number; change: Partial<Pick<PageRun, 'status' | 'reason' | 'record'>> }
  | { type: 'check' }
  | { type: 'end'; pages: readonly PageRun[]; ending: Ending; summary: RunSummary }

const IDLE: readonly Phase[] = ['new', 'unread', 'ready', 'ended']
const WORKING: readonly Phase[] = ['running', 'paused', 'stopping']

/** The phases in which each action is possible. */
const POSSIBLE_IN: Readonly<Record<RunAction['type'], readonly Phase[]>> = {
  load: IDLE,
  // Nothing is written before «Empezar»: a plan may replace one that is open or still being made.
  plan: [...IDLE, 'planning', 'planned'],
  read: ['loading', 'planning'],
  unread: ['loading', 'planning'],
  compared: ['planning'],
  planned: ['planning'],
  cancel: ['planning', 'planned'],
  start: ['planned'],
  retry: ['ended'],
  pause: ['running'],
  resume: ['paused'],
  stop: ['running', 'paused'],
  hold: [...WORKING, 'checking'],
  corrected: WORKING,
  page: WORKING,
  check: [...WORKING, 'planned'],
  end: ['checking'],
}

/** Returns the state after an action. One that does not fit the phase changes nothing: the same object is returned. */
export function reduceRun(state: RunState, action: RunAction): RunState {
  if (!POSSIBLE_IN[action.type].includes(state.phase)) return state
  switch (action.type) {
    case 'load':
      return { ...INITIAL_STATE, phase: 'loading' }
    case 'plan':
      return { ...INITIAL_STATE, phase: 'planning', pages: state.pages }
    case 'read': {
      const { pages, merged, unreadable } = action
      return { ...state, pages, merged, unreadable, phase: state.phase === 'loading' ? 'ready' : 'planning' }
    }
    case 'unread':
      return { ...state, phase: 'unread' }
    case 'compared':
      return { ...state, compared: action.pages }
    case 'planned':
      return { ...state, phase: 'planned', pages: action.pages, corrections: action.corrections }
    case 'cancel':
      return { ...state, phase: 'ready' }
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
    case 'check':
      return { ...state, phase: 'checking', hold: null }
    case 'end':
      return {
        ...state,
        phase: 'ended',
        hold: null,
        pages: action.pages,
        ending: action.ending,
        summary: action.summary,
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
  return WORKING.includes(phase) || phase === 'checking'
}

/** Whether a run has this page to write. */
export function isDue({ status, action }: PageRun): boolean {
  return status === 'pending' && isWritable(action)
}

/** Whether another try may help, which it does not when a check blocked the page. */
export function hasFailed({ status, action }: PageRun): boolean {
  return status === 'error' && isWritable(action)
}

export function isWritable(action: PageRun['action']): boolean {
  return action === 'new' || action === 'changed'
}

/** A city of a run with its two pages. */
export type CityRun = { city: City; pages: readonly PageRun[]; status: PageStatus }

/** Returns the pages by city, with the status of each city: «completed» when both its pages are. */
export function byCity(pages: readonly PageRun[]): CityRun[] {
  return [...groupedBy(pages, ({ city }) => city.id).values()].flatMap((pages) => {
    const statuses = pages.map(({ status }) => status)
    const status = statuses.every((one) => one === 'completed')
      ? 'completed'
      : (['error', 'generating'] as const).find((one) => statuses.includes(one))
    return pages[0] ? [{ city: pages[0].city, pages, status: status ?? 'pending' }] : []
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

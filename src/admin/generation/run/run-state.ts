import type { City } from '@/cities/city'
import type { CityList } from '@/cities/city-list'
import type { GeneratedPage } from '@/data/generated-pages'
import type { PageRecord } from '@/data/record/page-record'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import type { CityCorrection } from './city-correction'

/** What a run knows about one page. */
export type PageRun = {
  status: PageStatus
  /** Null until a plan has compared what the page would say with what is recorded. */
  action: PageAction | null
  /** Why the page is blocked, or what went wrong. */
  reason: string | null
  /** The record in the database; null when there is none. */
  record: GeneratedPage | null
  /** The record that the plan would write; null before there is a plan, and for a page that cannot be generated. */
  planned: PageRecord | null
}
export type PageStatus = 'pending' | 'generating' | 'completed' | 'error'
export type PageAction = 'new' | 'changed' | 'unchanged' | 'blocked'

export type CityRun = {
  city: City
  pages: Record<PageType, PageRun>
  correction: CityCorrection | null
  isCorrected: boolean
}

/** Why an active run is waiting. */
export type Hold = 'network' | 'busy'

/** The fields that every phase has. */
type Common = {
  /** The pages that are asked for; null for all of them. */
  only: PageSelection | null
  cities: readonly CityRun[]
  merged: CityList['merged']
  unreadable: CityList['unreadable']
  /** The page begun last. */
  inHand: { city: City; pageType: PageType } | null
  /** How many pages the run has taken on: those that were due when it began, or those that it tries again. */
  pagesTaken: number
  /** Pages written or given up since the run began. */
  pagesDone: number
}

/** The fields that only some phases have. */
type OfPhase = {
  /** Pages compared so far. */
  compared: number
  hold: Hold | null
  ending: Ending
  summary: RunSummary
}

/**
 * The state in one phase: the fields that the phase has, and null for the others, so that every field can be read in
 * any phase.
 */
type In<Phase extends string, Since extends number | null, Has extends keyof OfPhase = never> = Phase extends string
  ? Common & { phase: Phase; clock: Clock<Since> } & Pick<OfPhase, Has> & Record<Exclude<keyof OfPhase, Has>, null>
  : never

export type RunState =
  /**
   * `new`: nothing was read yet. `planned`: the plan is shown, and waits for a yes. `unread`: the cities or the records
   * could not be read, or no plan could be made.
   */
  | In<'new' | 'loading' | 'ready' | 'planned' | 'unread', null>
  | In<'planning', null, 'compared'>
  | In<'running', number, 'hold'>
  | In<'paused', null, 'hold'>
  /** The pages in hand are being finished. */
  | In<'stopping', number | null, 'hold'>
  /** What was done is being compared with the database. */
  | In<'checking', null, 'hold' | 'ending'>
  | In<'ended', null, 'ending' | 'summary'>

/** A run that has begun and not ended. */
export type ActiveRun = Extract<RunState, { phase: 'running' | 'paused' | 'stopping' | 'checking' }>
export type EndedRun = Extract<RunState, { phase: 'ended' }>

/** Pages by `recordKey`. */
export type PageSelection = ReadonlySet<string>

export type Ending = 'complete' | 'stopped' | 'refused'

/**
 * How long a run has worked without its pauses: `workedMs` up to the last pause, and the moment `since` which it works
 * again, null while it does not.
 */
export type Clock<Since = number | null> = { workedMs: number; since: Since }

/** What the database holds after a run, and what this run brought into it. */
export type RunSummary = {
  cities: number
  pages: number
  provinces: number
  unchanged: number
  failed: number
  blocked: number
  pending: number
  /** How many of the completed pages are out of date already, because a city or a place changed meanwhile. */
  outdated: number
  /** False when the database could not be asked afterwards: the counts are then what it acknowledged during the run. */
  isChecked: boolean
}

export const INITIAL_STATE: Extract<RunState, { phase: 'new' }> = {
  phase: 'new',
  only: null,
  cities: [],
  merged: [],
  unreadable: [],
  inHand: null,
  clock: { workedMs: 0, since: null },
  pagesTaken: 0,
  pagesDone: 0,
  compared: null,
  hold: null,
  ending: null,
  summary: null,
}

export function pagesOf(cities: readonly CityRun[]): PageRun[] {
  return cities.flatMap(({ pages }) => PAGE_TYPES.map((pageType) => pages[pageType]))
}

/** Returns the city with both its pages changed; the same object when neither page differs. */
export function eachPage(run: CityRun, change: (page: PageRun, pageType: PageType) => PageRun): CityRun {
  const { cytotec, misoprostol } = run.pages
  const pages = { cytotec: change(cytotec, 'cytotec'), misoprostol: change(misoprostol, 'misoprostol') }
  return pages.cytotec === cytotec && pages.misoprostol === misoprostol ? run : { ...run, pages }
}

/** Whether a run has this page to write. */
export function isDue({ status, action }: PageRun): boolean {
  return status === 'pending' && isWritable(action)
}

/** Returns whether another try may help, which it does not when a check blocked the page. */
export function hasFailed({ status, action }: PageRun): boolean {
  return status === 'error' && isWritable(action)
}

export function isWritable(action: PageAction | null): boolean {
  return action === 'new' || action === 'changed'
}

export type RunCounts = ReturnType<typeof countsOf>

/** Everything that the screens of a run count. */
export function countsOf(cities: readonly CityRun[]) {
  const pages = pagesOf(cities)
  const count = (test: (page: PageRun) => boolean) => pages.filter(test).length
  const status = (wanted: PageStatus) => count((page) => page.status === wanted)
  const action = (wanted: PageAction) => count((page) => page.action === wanted)
  return {
    cities: cities.length,
    citiesDone: cities.filter((city) => cityStatus(city) === 'completed').length,
    pages: pages.length,
    pending: status('pending'),
    generating: status('generating'),
    completed: status('completed'),
    error: status('error'),
    new: action('new'),
    changed: action('changed'),
    unchanged: action('unchanged'),
    blocked: action('blocked'),
    failed: count(hasFailed),
    due: count(isDue),
    recorded: count(({ record }) => record !== null),
    provinces: cities.filter(({ correction }) => correction?.province).length,
  }
}

/** The status of a city, from those of its two pages. */
export function cityStatus({ pages }: CityRun): PageStatus {
  const statuses = PAGE_TYPES.map((pageType) => pages[pageType].status)
  if (statuses.every((status) => status === 'completed')) return 'completed'
  if (statuses.includes('error')) return 'error'
  return statuses.includes('generating') ? 'generating' : 'pending'
}

/**
 * Returns one line per page with an error: «Failed cytotec» (the specification's word) for a page that three tries could
 * not write, with the reason, or the check that blocks it.
 */
export function cityErrors({ pages }: CityRun): string[] {
  return PAGE_TYPES.filter((pageType) => pages[pageType].status === 'error').map((pageType) => {
    const { action, reason } = pages[pageType]
    if (action === 'blocked') return `Bloqueada (${pageType}): ${reason ?? 'Error desconocido'}`
    return `Failed ${pageType}: no se pudo guardar su registro; ${reason ?? 'Error desconocido'}`
  })
}

export function isActive(state: RunState): state is ActiveRun {
  return ['running', 'paused', 'stopping', 'checking'].includes(state.phase)
}

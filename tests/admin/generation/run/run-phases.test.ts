import { expect, test } from 'vitest'
import { unplanned } from '@/admin/generation/run/plan-run'
import { type RunAction, reduceRun } from '@/admin/generation/run/run-reducer'
import { type CityRun, INITIAL_STATE, type PageRun, type RunState } from '@/admin/generation/run/run-state'
import type { GeneratedPage } from '@/data/generated-pages'
import { pageRecordOf } from '@/data/record/page-record'
import { buildCity } from '../../../cities/build-city'
import { buildContent } from '../../../data/build-content'

const CITIES = ['Pueblo A', 'Pueblo B'].map((name) => buildCity({ name }))
const READ = unplanned(CITIES, new Map())
const MERGED = [{ city: buildCity({ name: 'Pueblo C' }), into: undefined }]
const UNREADABLE = [{ id: 'x', name: 'Pueblo D', error: 'no slug' }]
const [first, second] = READ
if (!first || !second) throw new Error('no cities')

const due: PageRun = { status: 'pending', action: 'new', reason: null, record: null, planned: null }
const blocked: PageRun = { ...due, status: 'error', action: 'blocked', reason: 'la prueba' }
/** The first city needs a correction and both its pages written; the second has one blocked and one unchanged page. */
const PLANNED: readonly CityRun[] = [
  { ...first, pages: { cytotec: due, misoprostol: due }, correction: { province: 'Azuay' } },
  { ...second, pages: { cytotec: blocked, misoprostol: { ...due, status: 'completed', action: 'unchanged' } } },
]
const RECORD: GeneratedPage = {
  ...pageRecordOf(buildContent(first.city, { pageType: 'cytotec' })),
  id: 'one',
  datePublished: '2026-11-20T00:00:00.000Z',
  dateModified: '2026-11-20T00:00:00.000Z',
  awaitsEditor: false,
}
const SUMMARY = {
  ...{ cities: 1, pages: 2, provinces: 0, unchanged: 1 },
  ...{ failed: 0, blocked: 1, pending: 0, outdated: 0, isChecked: true },
}
const ONLY = new Set(['one'])

const page = { index: 0, pageType: 'cytotec' } as const
const STEPS = {
  load: { type: 'load' },
  plan: { type: 'plan', only: ONLY },
  read: { type: 'read', cities: READ, merged: MERGED, unreadable: UNREADABLE },
  unread: { type: 'unread' },
  compared: { type: 'compared', pages: 3 },
  planned: { type: 'planned', cities: PLANNED },
  'plan-left': { type: 'plan-left' },
  start: { type: 'start', at: 1000 },
  retry: { type: 'retry', at: 9000 },
  pause: { type: 'pause', at: 3000 },
  resume: { type: 'resume', at: 7000 },
  stop: { type: 'stop' },
  hold: { type: 'hold', reason: 'network' },
  'city-corrected': { type: 'city-corrected', index: 0 },
  'page-begun': { type: 'page-begun', ...page },
  'page-left': { type: 'page-left', ...page },
  'page-written': { type: 'page-written', ...page, record: RECORD },
  'page-failed': { type: 'page-failed', ...page, reason: 'boom' },
  check: { type: 'check', ending: 'stopped', at: 4000 },
  checked: { type: 'checked', pages: [RECORD], isEditor: false },
  end: { type: 'end', ending: 'stopped', summary: SUMMARY },
} as const satisfies Record<RunAction['type'], RunAction>

type Step = RunAction | keyof typeof STEPS

function after(state: RunState, ...steps: Step[]): RunState {
  return steps.reduce((now, step) => reduceRun(now, typeof step === 'string' ? STEPS[step] : step), state)
}

const planned = after(INITIAL_STATE, 'plan', 'read', 'planned')
const running = after(planned, 'start')
const failed = after(running, 'page-failed', 'check')
const PHASES = {
  new: INITIAL_STATE,
  loading: after(INITIAL_STATE, 'load'),
  ready: after(INITIAL_STATE, 'load', 'read'),
  unread: after(INITIAL_STATE, 'load', 'unread'),
  planning: after(INITIAL_STATE, 'plan'),
  planned,
  running,
  paused: after(running, 'pause'),
  stopping: after(running, 'stop'),
  checking: failed,
  ended: after(failed, 'end'),
} satisfies Record<RunState['phase'], RunState>
type Phase = RunState['phase']

const IDLE = ['new', 'unread', 'ready', 'ended'] as const
const WORKING = ['running', 'paused', 'stopping'] as const
const itself = (phases: readonly Phase[]) => phases.map((phase) => [phase, phase] as const)
const all = (phases: readonly Phase[], to: Phase) => phases.map((phase) => [phase, to] as const)

/** For each step, the phases that accept it, and the phase that each of them leads to. */
const TAKEN: [keyof typeof STEPS, readonly (readonly [Phase, Phase])[]][] = [
  ['load', all(IDLE, 'loading')],
  ['plan', all([...IDLE, 'planning', 'planned'], 'planning')],
  ['read', [['loading', 'ready'] as const, ...itself(['planning'])]],
  ['unread', all(['loading', 'planning'], 'unread')],
  ['compared', itself(['planning'])],
  ['planned', all(['planning'], 'planned')],
  ['plan-left', all(['planning', 'planned'], 'ready')],
  ['start', all(['planned'], 'running')],
  ['retry', all(['ended'], 'running')],
  ['pause', all(['running'], 'paused')],
  ['resume', all(['paused'], 'running')],
  ['stop', all(['running', 'paused'], 'stopping')],
  ['hold', itself([...WORKING, 'checking'])],
  ['city-corrected', itself(WORKING)],
  ['page-begun', itself(WORKING)],
  ['page-failed', itself(WORKING)],
  ['check', all([...WORKING, 'planned'], 'checking')],
  ['checked', itself(['checking'])],
  ['end', all(['checking'], 'ended')],
]

test.each(TAKEN)('%s is accepted in its phases, and returns the same state object in every other', (step, taken) => {
  const leads = new Map<Phase, Phase>(taken)
  for (const [phase, state] of Object.entries(PHASES)) {
    const next = after(state, step)
    const to = leads.get(state.phase)
    expect(state.phase).toBe(phase)
    if (to) expect(next, phase).not.toBe(state)
    else expect(next, phase).toBe(state)
    if (to) expect(next.phase, phase).toBe(to)
  }
})

test('a load and a plan reset the state; a plan keeps the known cities and the requested pages', () => {
  const { ended } = PHASES
  expect(after(ended, 'load')).toEqual({ ...INITIAL_STATE, phase: 'loading' })
  const again = after(ended, 'plan')
  expect(again).toEqual({ ...INITIAL_STATE, phase: 'planning', compared: 0, only: ONLY, cities: ended.cities })
  const others = new Set(['other pages'])
  for (const state of [PHASES.planning, planned])
    expect(after(state, 'compared', { type: 'plan', only: others })).toMatchObject({ only: others, compared: 0 })
  expect(again.cities).toBe(ended.cities)
})

test('the state has what was read, including unreadable rows and merged cities', () => {
  const told = { cities: READ, merged: MERGED, unreadable: UNREADABLE }
  expect(PHASES.ready).toMatchObject(told)
  expect(after(PHASES.planning, 'read')).toMatchObject(told)
})

test('when the cities or the plan cannot be read, nothing counts as compared, and another try is possible', () => {
  for (const phase of ['loading', 'planning'] as const)
    expect(after(PHASES[phase], 'unread')).toMatchObject({ phase: 'unread', compared: null })
  expect(after(PHASES.unread, 'plan').phase).toBe('planning')
})

test('a plan counts the pages it has compared, and the count is gone once the plan is ready or cancelled', () => {
  expect(after(PHASES.planning, 'compared').compared).toBe(3)
  expect(after(PHASES.planning, 'compared', 'planned')).toMatchObject({ compared: null, cities: PLANNED })
  expect(after(PHASES.planning, 'compared', 'plan-left').compared).toBeNull()
})

test('a run that starts keeps what was read and requested, takes on the pages that are due, and has done none', () => {
  const clock = { workedMs: 0, since: 1000 }
  expect(running).toEqual({ ...planned, phase: 'running', hold: null, clock, pagesTaken: 2 })
  expect(running.only).toBe(ONLY)
  expect(running.merged).toBe(MERGED)
})

test('the clock counts the time worked before a pause, and not the pause', () => {
  expect(PHASES.paused.clock).toEqual({ workedMs: 2000, since: null })
  expect(after(PHASES.paused, 'resume').clock).toEqual({ workedMs: 2000, since: 7000 })
  expect(after(PHASES.paused, 'resume', { type: 'pause', at: 7500 }).clock.workedMs).toBe(2500)
  expect(after(PHASES.paused, 'check').clock).toEqual({ workedMs: 2000, since: null })
})

test('the state has the reason why the run is on hold, until the run is checked or over', () => {
  const held = after(running, 'hold')
  expect(held.hold).toBe('network')
  expect(after(held, { type: 'hold', reason: null }).hold).toBeNull()
  expect(after(held, 'check').hold).toBeNull()
  expect(after(held, 'check', 'hold', 'end').hold).toBeNull()
})

test('a page is begun, and then written, failed or left; a written or failed page counts as done', () => {
  const begun = after(running, 'page-failed', { ...STEPS['page-begun'], pageType: 'misoprostol' })
  expect(begun).toMatchObject({ pagesDone: 1, inHand: { city: first.city, pageType: 'misoprostol' } })
  const pageOf = (state: RunState) => state.cities[0]?.pages.cytotec
  const inHand = after(running, 'page-begun')
  expect(pageOf(inHand)).toEqual({ ...due, status: 'generating' })
  expect(inHand.pagesDone).toBe(0)

  const left = after(inHand, 'page-left')
  expect(pageOf(left)).toEqual(due)
  expect(left).toMatchObject({ pagesDone: 0, inHand: { city: first.city, pageType: 'cytotec' } })
  const written = after(inHand, 'page-written')
  expect(pageOf(written)).toEqual({ ...due, status: 'completed', record: RECORD })
  expect(written.pagesDone).toBe(1)
  const failed = after(inHand, 'page-failed')
  expect(pageOf(failed)).toEqual({ ...due, status: 'error', reason: 'boom' })
  expect(failed.pagesDone).toBe(1)
})

test('a step for one page keeps the objects of the city’s other page and of the other cities', () => {
  const written = after(running, 'page-begun', 'page-written')
  expect(written.cities[0]?.pages.misoprostol).toBe(due)
  expect(written.cities[1]).toBe(PLANNED[1])
  expect(written.cities).toHaveLength(2)
})

test('a step that does not fit its page changes nothing: a page not begun, done or blocked, or a city that does not exist', () => {
  const written = after(running, 'page-begun', 'page-written')
  for (const step of ['page-begun', 'page-left', 'page-written', 'page-failed'] as const) {
    expect(after(written, step), step).toBe(written)
    expect(after(running, { ...STEPS[step], index: 1 }), step).toBe(running)
    expect(after(running, { ...STEPS[step], index: 2 }), step).toBe(running)
  }
  for (const step of ['page-left', 'page-written'] as const) expect(after(running, step), step).toBe(running)
  expect(after(running, { type: 'city-corrected', index: 2 })).toBe(running)
})

test('a page may fail before it is begun, and a retry clears the reason of the first failure', () => {
  const failed = after(running, 'page-failed')
  expect(failed.cities[0]?.pages.cytotec).toEqual({ ...due, status: 'error', reason: 'boom' })
  const again = after(failed, 'check', 'end', 'retry', 'page-begun')
  expect(again.cities[0]?.pages.cytotec).toEqual({ ...due, status: 'generating' })
})

test('a retry takes the failed pages that can be written, and restarts the clock', () => {
  const again = after(PHASES.ended, 'retry')
  expect(again).toMatchObject({ pagesTaken: 1, pagesDone: 0, clock: { workedMs: 0, since: 9000 } })
  expect(again).toMatchObject({ ending: null, summary: null })
  expect(again.cities[0]?.pages.cytotec.status).toBe('pending')
  expect(again.cities[1]).toBe(PLANNED[1])

  const nothingFailed = after(running, 'check', 'end')
  expect(after(nothingFailed, 'retry')).toBe(nothingFailed)
})

test('a corrected city is marked as such, and a city without a correction is not', () => {
  const corrected = after(running, 'city-corrected')
  expect(corrected.cities.map(({ isCorrected }) => isCorrected)).toEqual([true, false])
  expect(after(running, { type: 'city-corrected', index: 1 })).toBe(running)
})

test('the end state has how the run ended, the records in the database, and the summary', () => {
  const checking = after(running, 'check')
  expect(checking).toMatchObject({ ending: 'stopped', clock: { workedMs: 3000, since: null } })
  expect(after(checking, 'checked').cities[0]?.pages.cytotec.record).toBe(RECORD)
  expect(after(checking, 'end')).toMatchObject({ ending: 'stopped', summary: SUMMARY })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unplanned } from '@/admin/generation/run/plan-run'
import { type RunAction, reduceRun } from '@/admin/generation/run/run-reducer'
import {
  type CityRun,
  countsOf,
  INITIAL_STATE,
  type PageAction,
  type PageRun,
  type PageStatus,
  type RunState,
} from '@/admin/generation/run/run-state'
import type { GeneratedPage } from '@/data/generated-pages'
import { type PageRecord, pageRecordOf, recordKey } from '@/data/record/page-record'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { buildCity } from '../../../cities/build-city'
import { buildContent } from '../../../data/build-content'

const CITIES = ['Pueblo A', 'Pueblo B', 'Pueblo C'].map((name) => buildCity({ name }))
const READ = unplanned(CITIES, new Map())
const READ_STEP: RunAction = { type: 'read', cities: READ, merged: [], unreadable: [] }

const ACTIONS: Record<PageAction, PageStatus> = {
  new: 'pending',
  changed: 'pending',
  unchanged: 'completed',
  blocked: 'error',
}

const recordOf = (city: number, pageType: PageType) => {
  const of = CITIES[city] ?? CITIES[0]
  if (!of) throw new Error('no city')
  return pageRecordOf(buildContent(of, { pageType }))
}
const kept = (record: PageRecord): GeneratedPage => ({
  ...record,
  id: recordKey(record),
  datePublished: '2026-11-20T00:00:00.000Z',
  dateModified: '2026-11-20T00:00:00.000Z',
  awaitsEditor: false,
})

/** Plans as the comparison can produce them: every page has an action, and some cities need a correction. */
const plans = fc
  .array(fc.tuple(fc.constantFrom(...keysOf(ACTIONS)), fc.constantFrom(...keysOf(ACTIONS)), fc.boolean()), {
    minLength: 3,
    maxLength: 3,
  })
  .map((cities): CityRun[] =>
    cities.map(([cytotec, misoprostol, isWrong], index) => {
      const page = (action: PageAction, pageType: PageType): PageRun => ({
        status: ACTIONS[action],
        action,
        reason: action === 'blocked' ? 'la prueba' : null,
        record: action === 'unchanged' ? kept(recordOf(index, pageType)) : null,
        planned: recordOf(index, pageType),
      })
      const run = READ[index]
      if (!run) throw new Error('no city')
      return {
        ...run,
        pages: { cytotec: page(cytotec, 'cytotec'), misoprostol: page(misoprostol, 'misoprostol') },
        correction: isWrong ? { province: 'Azuay' } : null,
      }
    }),
  )

const index = fc.nat(3)
const pageType = fc.constantFrom(...PAGE_TYPES)
const ending = fc.constantFrom('complete' as const, 'stopped' as const, 'refused' as const)
const someRecords = fc.array(fc.tuple(fc.nat(2), pageType).map(([city, type]) => kept(recordOf(city, type))))
const SUMMARY = {
  cities: 0,
  pages: 0,
  provinces: 0,
  unchanged: 0,
  failed: 0,
  blocked: 0,
  pending: 0,
  outdated: 0,
  isChecked: true,
}

const NOW = fc.constant(0)

/** Every kind of step. `walk` sets the time of a step, so that the clock never runs backwards. */
const steps = fc.oneof(
  fc.constant({ type: 'load' as const }),
  fc.constant({ type: 'plan' as const, only: null }),
  fc.constant(READ_STEP),
  fc.constant({ type: 'unread' as const }),
  fc.record({ type: fc.constant('compared' as const), pages: fc.nat(6) }),
  fc.record({ type: fc.constant('planned' as const), cities: plans }),
  fc.constant({ type: 'plan-left' as const }),
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constantFrom('start' as const, 'retry' as const, 'pause' as const, 'resume' as const),
      at: NOW,
    }),
  },
  fc.constant({ type: 'stop' as const }),
  fc.record({ type: fc.constant('hold' as const), reason: fc.constantFrom('network' as const, 'busy' as const, null) }),
  fc.record({ type: fc.constant('city-corrected' as const), index }),
  fc.record({ type: fc.constantFrom('page-begun' as const, 'page-left' as const), index, pageType }),
  fc.record({ type: fc.constant('page-failed' as const), index, pageType, reason: fc.constant('boom') }),
  fc.tuple(fc.nat(2), pageType).map(([city, type]) => ({
    type: 'page-written' as const,
    index: city,
    pageType: type,
    record: kept(recordOf(city, type)),
  })),
  fc.record({ type: fc.constant('check' as const), ending, at: NOW }),
  fc.record({ type: fc.constant('checked' as const), pages: someRecords, isEditor: fc.boolean() }),
  fc.record({ type: fc.constant('end' as const), ending, summary: fc.constant(SUMMARY) }),
)

/** Sequences of steps; half of them begin with a plan and a start, so that they reach the later phases. */
const walks = fc
  .tuple(fc.boolean(), plans, fc.array(steps, { maxLength: 60 }))
  .map(([isPlanned, cities, rest]): RunAction[] =>
    isPlanned
      ? [{ type: 'plan', only: null }, READ_STEP, { type: 'planned', cities }, { type: 'start', at: 0 }, ...rest]
      : rest,
  )

/** Yields each state of a sequence with the step that led to it; the clock advances a second with each step. */
function* walk(taken: readonly RunAction[]): Generator<{ before: RunState; step: RunAction; after: RunState }> {
  let state: RunState = INITIAL_STATE
  for (const [second, given] of taken.entries()) {
    const step = 'at' in given ? { ...given, at: second * 1000 } : given
    const before = state
    state = reduceRun(state, step)
    yield { before, step, after: state }
  }
}

test('no sequence of steps leads to a state with a value that its phase must not have', () => {
  fc.assert(
    fc.property(walks, (taken) => {
      for (const { after: state } of walk(taken)) {
        const { phase, clock } = state
        expect(state.compared !== null).toBe(phase === 'planning')
        expect(state.ending !== null).toBe(phase === 'checking' || phase === 'ended')
        expect(state.summary !== null).toBe(phase === 'ended')
        if (state.hold !== null) expect(['running', 'paused', 'stopping', 'checking']).toContain(phase)
        if (phase === 'running') expect(clock.since).not.toBeNull()
        else if (phase !== 'stopping') expect(clock.since).toBeNull()
        const { generating } = countsOf(state.cities)
        if (!['running', 'paused', 'stopping'].includes(phase)) expect(generating).toBe(0)
      }
    }),
    { numRuns: 1000 },
  )
})

test('the counts add up after every step, and pages that are not to be written stay unchanged', () => {
  fc.assert(
    fc.property(walks, (taken) => {
      for (const { before, step, after } of walk(taken)) {
        const counts = countsOf(after.cities)
        expect(counts.pages).toBe(2 * counts.cities)
        expect(counts.pending + counts.generating + counts.completed + counts.error).toBe(counts.pages)
        expect(counts.new + counts.changed + counts.unchanged + counts.blocked).toBeLessThanOrEqual(counts.pages)
        expect(counts.due).toBeLessThanOrEqual(counts.pending)
        expect(counts.failed).toBeLessThanOrEqual(counts.error)
        if (!step.type.startsWith('page-')) continue
        const settled = (state: RunState) => countsOf(state.cities).completed + countsOf(state.cities).error
        expect(after.pagesDone - before.pagesDone).toBe(settled(after) - settled(before))
        expect(countsOf(after.cities).blocked).toBe(countsOf(before.cities).blocked)
        expect(countsOf(after.cities).unchanged).toBe(countsOf(before.cities).unchanged)
      }
    }),
    { numRuns: 1000 },
  )
})

test('the clock of a run counts the seconds it works, and not those of a pause', () => {
  fc.assert(
    fc.property(walks, (taken) => {
      let worked = 0
      for (const [second, { before, after }] of [...walk(taken)].entries()) {
        if (before.clock.since !== null) worked += 1000
        if (after !== before && (after.phase === 'planning' || after.phase === 'loading')) worked = 0
        if (after.phase === 'running' && (before.phase === 'planned' || before.phase === 'ended')) worked = 0
        const { workedMs, since } = after.clock
        expect(workedMs + (since === null ? 0 : second * 1000 - since)).toBe(worked)
      }
    }),
    { numRuns: 500 },
  )
})

test('a step that does not fit its phase returns the same state object', () => {
  const loading = reduceRun(INITIAL_STATE, { type: 'load' })
  const ready = reduceRun(loading, READ_STEP)
  expect(ready.phase).toBe('ready')
  const unfit: RunAction[] = [
    { type: 'start', at: 1 },
    { type: 'retry', at: 1 },
    { type: 'pause', at: 1 },
    { type: 'resume', at: 1 },
    { type: 'stop' },
    { type: 'hold', reason: 'network' },
    { type: 'page-begun', index: 0, pageType: 'cytotec' },
    { type: 'page-failed', index: 0, pageType: 'cytotec', reason: 'boom' },
    { type: 'city-corrected', index: 0 },
    { type: 'check', ending: 'complete', at: 1 },
    { type: 'end', ending: 'complete', summary: SUMMARY },
  ]
  for (const step of unfit) expect(reduceRun(ready, step)).toBe(ready)
})

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAlone } from '@/admin/generation/run/desk-runs'
import { oneRun, type RunNotice } from '@/admin/running/one-run'
import { storedIn } from '../../../support/stored-in'
import { startWorld } from './run-world'

const LEFT: RunNotice = { kind: 'cities', phase: 'running', done: 120, total: 444, at: 1 }

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storedIn(stored))
})
afterEach(() => void vi.unstubAllGlobals())

test('«Una generación quedó a medias» disappears when a plan of the same screen has nothing left to write, not with a plan of another screen', async () => {
  stored.set('portal-generacion', JSON.stringify(LEFT))
  const world = startWorld([])
  const planAll = async (kind: 'mass' | 'cities') => {
    const run = runAlone(await world.openDesk(kind), kind)
    await world.clock.until(run.plan())
    expect(run.getState().phase).toBe('ended')
    await oneRun.finished('selection')
  }
  await planAll('mass')
  expect(oneRun.getSeen()).toEqual({ notice: LEFT, location: 'left' })
  await planAll('cities')
  expect(oneRun.getSeen()).toBeNull()
  expect(stored.size).toBe(0)
})

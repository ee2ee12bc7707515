import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunNotice } from '@/admin/running/run-notice'
import { tellSeldom } from '@/admin/running/tell-seldom'
import { oneRun } from '@/admin/running/this-tab'

const stored: string[] = []

beforeEach(() => {
  stored.length = 0
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: (_: string, value: string) => stored.push(value),
    removeItem: () => undefined,
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a report of progress is written once a second at most, and at once where the phase has changed', async () => {
  const notice = (at: number, phase: 'running' | 'stopping' = 'running'): RunNotice => ({
    kind: 'restore',
    screen: '/admin/historial/1',
    phase,
    done: at,
    total: 9000,
    at,
  })
  await oneRun.alone(async () => {
    const tell = tellSeldom()
    for (let at = 0; at < 3000; at += 100) tell(notice(at))
    tell(notice(3000, 'stopping'))
    tell(notice(3100, 'stopping'))
  })
  expect(stored.map((text) => JSON.parse(text).at)).toEqual([0, 1000, 2000, 3000])
})

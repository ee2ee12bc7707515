import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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

test('progress is written once a second at most, at once where the phase has changed, and the last of it too', async () => {
  vi.useFakeTimers({ now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  let phase: 'running' | 'stopping' | undefined = 'running'
  let done = 0
  await oneRun.alone(
    async () => {
      const tell = tellSeldom(() => phase && { kind: 'mass', phase, done, total: 9000, at: Date.now() })
      for (; done < 25; done += 1) {
        tell()
        vi.advanceTimersByTime(100)
      }
      vi.advanceTimersByTime(5000)
      phase = 'stopping'
      tell()
      done = 26
      tell()
      phase = undefined
      vi.advanceTimersByTime(5000)
    },
    () => undefined,
  )
  const reports = stored.map((text): RunNotice => JSON.parse(text))
  expect(reports.map(({ at, done, phase }) => [at, done, phase])).toEqual([
    [0, 0, 'running'],
    [1000, 9, 'running'],
    [2000, 19, 'running'],
    [3000, 25, 'running'],
    [7500, 25, 'stopping'],
  ])
})

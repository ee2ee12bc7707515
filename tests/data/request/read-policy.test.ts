import { expect, test } from 'vitest'
import { DataError } from '@/data/errors'
import { retryDelay, retryRead } from '@/data/query-client'

test('a read is tried three times, but not retried when another try cannot help', () => {
  for (const error of [new DataError('offline', ''), new DataError('unavailable', ''), new Error('unexpected')]) {
    expect([0, 1, 2].map((failures) => retryRead(failures, error))).toEqual([true, true, false])
  }
  for (const kind of ['forbidden', 'invalid', 'not-found'] as const) {
    expect(retryRead(0, new DataError(kind, ''))).toBe(false)
  }
})

test('each wait is about twice the one before, never the same for all, and never longer than 30 seconds', () => {
  for (const [attempt, longest] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    const waits = Array.from({ length: 50 }, () => retryDelay(attempt))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(longest / 2)
    expect(Math.max(...waits)).toBeLessThanOrEqual(longest)
    expect(new Set(waits).size).toBeGreaterThan(1)
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelaySeconds } from '@/timeouts'

test('each failure doubles the wait, up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((failures) => retryDelaySeconds(failures, 0.5))).toEqual([
    5, 10, 20, 40, 60, 60, 60,
  ])
})

test('chance moves a wait by a fifth at most, so that readers do not all return in one second', () => {
  expect(retryDelaySeconds(9, 0)).toBe(48)
  expect(retryDelaySeconds(9, 1)).toBe(72)
  fc.assert(
    fc.property(fc.nat(2000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const delay = retryDelaySeconds(failures, chance)
      expect(delay).toBeGreaterThanOrEqual(4)
      expect(delay).toBeLessThanOrEqual(72)
    }),
  )
})

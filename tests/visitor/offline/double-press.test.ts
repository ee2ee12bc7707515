import { afterEach, expect, test, vi } from 'vitest'
import { isSecondPress } from '@/visitor/offline/save-words'

afterEach(() => void vi.useRealTimers())

test('presses that follow each other within 0.6 seconds are one', () => {
  vi.useFakeTimers()
  expect(isSecondPress()).toBe(false)
  for (const [later, isSecond] of [
    [599, true],
    [599, true],
    [600, false],
  ] as const) {
    vi.advanceTimersByTime(later)
    expect(isSecondPress()).toBe(isSecond)
  }
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countPresses } from '@/visitor/quick-exit/count-presses'

const region = { textContent: '' }
const page = Object.assign(new EventTarget(), { querySelector: () => region })
const press = (key: string) => {
  for (const type of ['keydown', 'keyup']) page.dispatchEvent(Object.assign(new Event(type), { key, repeat: false }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the timer of a count that another key ended does not cut the next count short', () => {
  const leave = vi.fn()
  countPresses(() => Object.assign(Object.create(null), { href: '/fuera' }), leave)
  press('Shift')
  press('a')
  vi.advanceTimersByTime(3_000)
  press('Shift')
  press('Shift')
  vi.advanceTimersByTime(3_000)
  press('Shift')
  expect(leave).toHaveBeenCalledExactlyOnceWith('/fuera')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countPresses } from '@/visitor/quick-exit/count-presses'

const region = { textContent: '' }
const page = Object.assign(new EventTarget(), { querySelector: () => region })
const press = (key: string, held: Partial<KeyboardEvent> = {}) => {
  for (const type of ['keydown', 'keyup'])
    page.dispatchEvent(Object.assign(new Event(type), { key, repeat: false, ...held }))
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

test('Shift counts only by itself: not with another key held down, nor with a click or a turn of the wheel in between', () => {
  const leave = vi.fn()
  countPresses(() => Object.assign(Object.create(null), { href: '/fuera' }), leave)
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    for (let count = 0; count < 3; count += 1) press('Shift', held)
  for (const type of ['pointerdown', 'wheel'])
    for (let count = 0; count < 3; count += 1) {
      press('Shift')
      page.dispatchEvent(new Event(type))
    }
  expect(leave).not.toHaveBeenCalled()
})

import { afterEach, expect, test, vi } from 'vitest'
import { requestPosition } from '@/visitor/nearby/position'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['exact', 35, { latitude: -0.2, longitude: -78.4, accuracyKm: 0.035 }],
  ['as inexact as may be', 10_000, { latitude: -0.2, longitude: -78.4, accuracyKm: 10 }],
  ['less exact than that', 10_001, 'inaccurate'],
  ['of an exactness that is no number', Number.NaN, 'inaccurate'],
])('a position that is %s', async (_, accuracy, answer) => {
  const getCurrentPosition = (found: (position: unknown) => void) =>
    found({ coords: { latitude: -0.2, longitude: -78.4, accuracy } })
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  expect(await requestPosition()).toEqual(answer)
})

test('the position is asked of the satellites, and is a minute old at most: a reader may be on the way', async () => {
  const getCurrentPosition = vi.fn((found: (position: unknown) => void, _failed: unknown, _options: unknown) =>
    found({ coords: { latitude: -0.2, longitude: -78.4, accuracy: 35 } }),
  )
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  await requestPosition()
  expect(getCurrentPosition.mock.lastCall?.[2]).toMatchObject({ enableHighAccuracy: true, maximumAge: 60_000 })
})

test('a browser that has its position switched off says so at once', async () => {
  vi.stubGlobal('navigator', {})
  expect(await requestPosition()).toBe('unsupported')
})

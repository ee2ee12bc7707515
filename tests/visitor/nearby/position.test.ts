import { afterEach, expect, test, vi } from 'vitest'
import { askPosition } from '@/visitor/nearby/position'

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
  expect(await askPosition()).toEqual(answer)
})

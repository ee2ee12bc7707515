import type { Point } from '@/cities/care/distance'
import { isInEcuador } from '@/cities/land/outlines'

/**
 * Where the device says it is, and how far off that may be. It stays in the memory of the page and goes nowhere else.
 */
export type Position = Point & { accuracyKm: number }

export type PositionTrouble = 'denied' | 'unavailable' | 'late' | 'inaccurate' | 'abroad' | 'unsupported'

/** Asks the device where it is. Returns a position in Ecuador that is exact enough, or why there is none. */
export async function requestPosition(): Promise<Position | PositionTrouble> {
  const answer = await asked()
  if (typeof answer === 'string') return answer
  const { latitude, longitude, accuracy } = answer
  // Written as !(a <= b) because a comparison with NaN is false: an accuracy that is not a number counts as inexact.
  if (!(accuracy <= LEAST_EXACT_KM * 1000)) return 'inaccurate'
  return isInEcuador({ latitude, longitude }) ? { latitude, longitude, accuracyKm: accuracy / 1000 } : 'abroad'
}

/** With a larger inaccuracy than this, the nearest facility may be in another valley. */
const LEAST_EXACT_KM = 10

type Coordinates = Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>

function asked(): Promise<Coordinates | PositionTrouble> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unsupported')
    // A timer of our own: the browser's `timeout` does not count the time during which its permission prompt is open.
    const timer = setTimeout(() => resolve('late'), ASKED_MS)
    const answer = (found: Coordinates | PositionTrouble) => {
      clearTimeout(timer)
      resolve(found)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer(coords),
      (cause) => {
        console.warn('The device did not say where it is:', cause.message)
        answer(TROUBLES[cause.code] ?? 'unavailable')
      },
      // High accuracy stands for positioning by satellite, which is exact and needs no network.
      { enableHighAccuracy: true, timeout: ANSWERED_MS, maximumAge: 60_000 },
    )
  })
}

/** By the codes of the Geolocation API. */
const TROUBLES: Partial<Record<number, PositionTrouble>> = { 1: 'denied', 2: 'unavailable', 3: 'late' }

const ANSWERED_MS = 20_000
const ASKED_MS = 30_000

import { backOff } from './back-off'

/**
 * Returns how long a city page that could not be loaded waits before its next try: 5, 10, 20, 40 and then 60 seconds.
 * `chance` (0 to 1) shifts this by up to a fifth either way, so that many readers do not come back in the same second.
 */
export function retryDelaySeconds(failures: number, chance: number): number {
  return Math.round(backOff(failures, { first: 5, longest: 60 }) * (0.8 + 0.4 * chance))
}

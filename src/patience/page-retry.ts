import { backOff } from './back-off'

/**
 * How long the page that waits for its city lets pass before it tries again: 5, 10, 20, 40 s and then each minute. `chance` (0 to 1)
 * shifts it by a fifth, so that many readers do not come back in the same second.
 */
export function retryDelaySeconds(failures: number, chance: number): number {
  return Math.round(backOff(failures, { first: 5, longest: 60 }) * (0.8 + 0.4 * chance))
}

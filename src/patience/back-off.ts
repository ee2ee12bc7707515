/** How many times anything is tried in all before it counts as failed. */
export const ATTEMPTS = 3

/**
 * Returns the wait after so many failures: `first` after the first, twice as long after each further one, at most
 * `longest`.
 */
export function backOff(failures: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), longest)
}

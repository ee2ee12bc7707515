/** How often anything is tried in all before it counts as failed. */
export const ATTEMPTS = 3

/** Twice as long after each failure as after the one before: `first` after the first one, and never more than `longest`. */
export function backOff(failures: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), longest)
}

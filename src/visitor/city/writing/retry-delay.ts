/**
 * How long to wait before the next try, after so many failures: 5, 10, 20, 40 s and then each minute.
 * `chance` (0 to 1) shifts it by a fifth, so that many readers do not come back in the same second.
 */
export function retryDelaySeconds(failures: number, chance: number): number {
  const steady = Math.min(FIRST_S * 2 ** Math.max(0, failures - 1), LONGEST_S)
  return Math.round(steady * (0.8 + 0.4 * chance))
}

const FIRST_S = 5
const LONGEST_S = 60

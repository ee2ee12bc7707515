/** Returns the least, the median and the most of some figures; 0 where there are none. */
export function leastMedianMost(figures: readonly number[]): [number, number, number] {
  const sorted = figures.toSorted((a, b) => a - b)
  return [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
}

/** Returns the median of some figures; 0 when there are none. */
export function median(figures: readonly number[]): number {
  return leastMedianMost(figures)[1]
}

/** Returns the day so many days later: `2026-11-20`. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/**
 * Returns whether a text is a day of this century that exists in the calendar: `Date` reads the 31st of February as the
 * 3rd of March.
 */
export function isDay(text: string): boolean {
  const at = Date.parse(text)
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

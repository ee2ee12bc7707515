import { memoize } from '@/cities/memoize'

/** Returns a date in words, as it is in Ecuador: «20 de noviembre de 2026». */
export function longDate(text: string | null | undefined): string {
  if (text === null || text === undefined || text.trim() === '') return 'No disponible'
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return 'Fecha inválida'
  // A date without a time means the same day everywhere. It is parsed as midnight in Greenwich, which in Quito is still
  // the day before.
  const isDayAlone = /^\d{4}-\d{2}-\d{2}$/.test(text.trim())
  return calendarOf(isDayAlone ? 'UTC' : 'America/Guayaquil').format(date)
}

// The formatters are cached: the build writes a date for each place of care that a page names, and creating a formatter
// took most of that time.
const calendarOf = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('es-EC', { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
)

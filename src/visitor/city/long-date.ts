/** «20 de noviembre de 2026», on Ecuador's calendar. */
export function longDate(text: string | null | undefined): string {
  if (text === null || text === undefined || text.trim() === '') return 'No disponible'
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return 'Fecha inválida'
  // A day without an hour is that day anywhere: read in Quito, its midnight in Greenwich would be the day before.
  const isDayAlone = /^\d{4}-\d{2}-\d{2}$/.test(text.trim())
  return calendarOf(isDayAlone ? 'UTC' : 'America/Guayaquil').format(date)
}

// Made once: the build writes a date for each place of care that a page names, and making this took most of that time.
const calendars = new Map<string, Intl.DateTimeFormat>()

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('es-EC', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  calendars.set(timeZone, made)
  return made
}

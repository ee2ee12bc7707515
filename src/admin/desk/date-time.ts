/** «20 nov 2026, 07:18», as clocks in mainland Ecuador show it. */
export function dateTime(text: string | null | undefined): string {
  if (text === null || text === undefined || text.trim() === '') return 'No disponible'
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return 'Fecha inválida'
  return date.toLocaleString('es-EC', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'America/Guayaquil',
  })
}

/**
 * Returns the day by the same clocks: `2026-11-22`. It is put together from named parts, because how a locale joins
 * them differs between versions of a browser.
 */
export function dayInEcuador(now: Date): string {
  const { year, month, day } = partsOf(now)
  return `${year}-${month}-${day}`
}

/** A day as readers of es-EC write it: `28/11/2026` of `2026-11-28`. */
export function shortDay(day: string): string {
  return day.split('-').reverse().join('/')
}

/** «hoy, 10:12», «ayer, 18:03» or, of an earlier day, what `dateTime` says. */
export function sinceText(text: string, now: Date): string {
  const then = new Date(text)
  const { hour, minute } = partsOf(then)
  const day = dayInEcuador(then)
  if (day === dayInEcuador(now)) return `hoy, ${hour}:${minute}`
  if (day === dayInEcuador(new Date(now.getTime() - DAY_MS))) return `ayer, ${hour}:${minute}`
  return dateTime(text)
}

const DAY_MS = 24 * 60 * 60_000

function partsOf(moment: Date): Record<string, string> {
  return Object.fromEntries(PARTS.formatToParts(moment).map(({ type, value }) => [type, value]))
}

const PARTS = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Guayaquil',
})

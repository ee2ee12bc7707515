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
  const { year, month, day } = Object.fromEntries(PARTS.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

const PARTS = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'America/Guayaquil',
})

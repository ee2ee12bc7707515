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

/** `2026-11-22`, by the same clocks. */
export function dayInEcuador(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'America/Guayaquil' })
}

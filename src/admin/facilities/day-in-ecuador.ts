/** `2026-11-22`, by the clocks of mainland Ecuador. */
export function dayInEcuador(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'America/Guayaquil' })
}

/** Presses that follow each other this fast are one: of a hand that trembles, or that is used to pressing twice. */
export const DOUBLE_PRESS_MS = 600

let last = -DOUBLE_PRESS_MS

/**
 * Whether this press belongs to the one before. By then the button may have come to mean the opposite («Guardar» and
 * «Borrar»), or another one may have moved under the finger.
 */
export function isSecondPress(): boolean {
  const now = performance.now()
  const isSecond = now - last < DOUBLE_PRESS_MS
  last = now
  return isSecond
}

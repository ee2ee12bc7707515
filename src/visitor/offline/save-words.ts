import type { SavedPage } from './saved-pages'

/**
 * The texts of the button that saves a page, and of the line below it. They are in a file of their own because the
 * script in every page needs some of them.
 */
export const SAVE = 'Guardar para leer sin internet'
export const ERASE = 'Borrar la copia guardada'
export const NOT_SAVED = 'Queda en este teléfono: otra persona podría verla.'
export const SAVING = 'Guardando…'
export const FAILED =
  'No se pudo guardar: el navegador no lo permite, no hay espacio o falló la conexión. No quedó ninguna copia de esta página.'
/** Shown if the script that saves the page did not come. */
export const NO_SCRIPT = 'No se pudo guardar: falló la conexión.'
export const ERASED = 'Se borró la copia. El historial del navegador no se borra.'
export const NOT_ERASED = 'No se pudo borrar. Inténtelo otra vez o borre los datos de este sitio en el navegador.'

/** The event by which the app reports that it has drawn such a button. */
export const SAVE_DRAWN = 'savedrawn'

/** Marks a button that was pressed before the code that answers the press had arrived. */
export const PRESSED = 'data-pressed'

/** The address of `save-script.ts`, which is fetched at the first press. */
export const SAVE_SCRIPT = '/guarda.js'

/** «guardada el 20 de noviembre de 2026, 10:40», by the phone's clock. */
export function savedOn({ savedAt }: Pick<SavedPage, 'savedAt'>): string {
  if (Number.isNaN(savedAt.getTime())) return 'guardada'
  const day = savedAt.toLocaleDateString('es-EC', { day: 'numeric', month: 'long', year: 'numeric' })
  const time = savedAt.toLocaleTimeString('es-EC', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `guardada el ${day}, ${time}`
}

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
